export type Theme = 'light' | 'dark'

/**
 * The declarations of one theme from the kit's copy of Figma's published variables
 * (`:root .figma-light { --figma-color-bg: …; }`).
 *
 * @throws when the style sheet has no block for the theme.
 */
export function themeDeclarations(styleSheet: string, theme: Theme): string {
  const block = new RegExp(`\\.figma-${theme}\\s*\\{([^}]*)\\}`).exec(styleSheet)?.[1]
  if (block === undefined) throw new Error(`The style sheet has no ${theme} theme.`)
  return block.trim()
}
