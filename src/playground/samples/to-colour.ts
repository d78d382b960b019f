/**
 * Reads "#RRGGBB" or a colour token, each with an optional alpha in percent ("ink/60").
 * @throws Error when the token is not among the sample's colours.
 */
export function toColour(text: string, tokens: Record<string, string>): RGBA {
  const [name = '', percent = '100'] = text.split('/')
  const hex = name.startsWith('#') ? name : tokens[name]
  if (hex === undefined) throw new Error(`There is no colour “${name}”`)
  const channel = (start: number) => parseInt(hex.slice(start, start + 2), 16) / 255
  return { r: channel(1), g: channel(3), b: channel(5), a: Number(percent) / 100 }
}
