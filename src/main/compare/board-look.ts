/** Properties by which a layer shows, in its parent. */
const SHOWN = [
  ...['type', 'visible', 'opacity', 'blendMode', 'isMask', 'x', 'y', 'width', 'height', 'rotation'],
  ...['fills', 'strokes', 'strokeWeight', 'cornerRadius', 'effects', 'clipsContent'],
  ...['characters', 'fontName', 'fontSize', 'lineHeight', 'letterSpacing'],
  ...['textCase', 'textDecoration', 'textAlignHorizontal']
] as const

/** What moving the whole changes. */
const PLACE: ReadonlySet<string> = new Set(['x', 'y', 'rotation'])

/** A short text that stays the same until somebody edits what is seen of a board's content. Where that lies is no part of it. */
export function boardLook(content: SceneNode): string {
  const own = SHOWN.filter((name) => !PLACE.has(name))
  return hashOf(JSON.stringify(lookOf(content, own), rounded))
}

function lookOf(layer: SceneNode, names: readonly string[] = SHOWN): unknown[] {
  const values = names.map((name) => (layer as unknown as Record<string, unknown>)[name])
  const children = 'children' in layer ? layer.children : []
  return [...values, ...children.map((child) => lookOf(child))]
}

/** A file keeps numbers as floats of 32 bits. What differs within a text is a symbol, which JSON leaves out. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(Math.fround(value) * 100) : value
}

/** FNV-1a, 32 bits, in hexadecimal. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16)
}
