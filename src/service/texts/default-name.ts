/** What Figma calls a layer that nobody named, with its number. */
const GIVEN_BY_FIGMA =
  /^(?:frame|group|mask group|clip path group|rectangle|ellipse|vector|line|arrow|polygon|star|union|subtract|intersect|exclude|image|instance|component|section|text|slice)[ \d]*(?:copy[ \d]*)?$/i

/** True for a name that tells a reader nothing: Figma's own (“Rectangle 7”), or without a letter or digit. */
export function isDefaultName(name: string): boolean {
  return !/[\p{L}\p{N}]/u.test(name) || GIVEN_BY_FIGMA.test(name.trim())
}
