/** Figma's names for layers that nobody named, with their number. */
const GIVEN_BY_FIGMA =
  /^(?:frame|group|mask group|clip path group|rectangle|ellipse|vector|line|arrow|polygon|star|union|subtract|intersect|exclude|image|instance|component|section|text|slice)[ \d]*$/i

/** True when somebody gave a layer its name. “Group 12” and “Rectangle 7” are no names. */
export function hasRealName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name) && !GIVEN_BY_FIGMA.test(name.trim())
}
