/** A layer as `parseSample` takes it. */
export type LayerData = Readonly<Record<string, unknown>>

type Size = readonly [width: number | null, height: number | null]

/** A text of one of the design's styles. */
export function text(
  name: string,
  characters: string,
  style: string,
  colour: string,
  more: LayerData = {}
): LayerData {
  return { kind: 'text', name, text: characters, style, colour, ...more }
}

/** One of the samples' icons, `size` px wide and high. */
export function icon(
  name: string,
  drawing: string,
  size: number,
  colour: string,
  more: LayerData = {}
): LayerData {
  return { kind: 'icon', name, icon: drawing, size, colour, ...more }
}

/** A frame whose children lie where they say. */
export function box(
  name: string,
  look: LayerData & { size: Size },
  ...children: readonly LayerData[]
): LayerData {
  return { kind: 'frame', name, children, ...look }
}

interface Laid {
  size: Size
  gap?: number
  padding?: number | readonly number[]
  main?: 'centre' | 'between'
  cross?: 'centre' | 'end'
}

/** A frame that lays its children out in a row. */
export function row(
  name: string,
  { gap, padding, main, cross = 'centre', ...look }: LayerData & Laid,
  ...children: readonly LayerData[]
): LayerData {
  return box(name, { ...look, layout: { axis: 'row', gap, padding, main, cross } }, ...children)
}

/** The same in a column. */
export function column(
  name: string,
  { gap, padding, main, cross, ...look }: LayerData & Laid,
  ...children: readonly LayerData[]
): LayerData {
  return box(name, { ...look, layout: { axis: 'column', gap, padding, main, cross } }, ...children)
}

export function rectangle(name: string, size: Size, more: LayerData = {}): LayerData {
  return { kind: 'rectangle', name, size, ...more }
}

export function ellipse(name: string, size: Size, more: LayerData = {}): LayerData {
  return { kind: 'ellipse', name, size, ...more }
}
