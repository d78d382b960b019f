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
  size: Size,
  children: readonly LayerData[],
  more: LayerData = {}
): LayerData {
  return { kind: 'frame', name, size, children, ...more }
}

/** A frame that lays its children out in a row; `layout` adds gap, padding and alignment. */
export function row(
  name: string,
  size: Size,
  layout: LayerData,
  children: readonly LayerData[],
  more: LayerData = {}
): LayerData {
  return box(name, size, children, {
    layout: { axis: 'row', cross: 'centre', ...layout },
    ...more
  })
}

/** The same in a column. */
export function column(
  name: string,
  size: Size,
  layout: LayerData,
  children: readonly LayerData[],
  more: LayerData = {}
): LayerData {
  return box(name, size, children, { layout: { axis: 'column', ...layout }, ...more })
}

export function rectangle(name: string, size: Size, more: LayerData = {}): LayerData {
  return { kind: 'rectangle', name, size, ...more }
}

export function ellipse(name: string, size: Size, more: LayerData = {}): LayerData {
  return { kind: 'ellipse', name, size, ...more }
}
