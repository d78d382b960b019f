/** Styles of Inter, the only font there is, by Figma's names. */
export const INTER_STYLES = ['Regular', 'Medium', 'Semi Bold', 'Bold', 'Extra Bold'] as const

/** A style's name as files and OpenPencil have it. */
export const withoutSpaces = (style: string): string => style.replaceAll(' ', '')
