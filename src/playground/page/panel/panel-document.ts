import { stringToBase64 } from 'uint8array-extras'

interface PanelContent {
  /** The HTML that the plugin passed to figma.showUI. */
  html: string
  /** Content security policy, from the manifest. */
  policy: string
  /** Null when the plugin asked for no theme colours. */
  theme: Theme | null
  /** CSS declarations of the theme's variables. */
  variables: string
}

/** Message the page sends the panel when the theme changes; the plugin never sees it. */
export interface ThemeMessage {
  figmaMessage: { type: 'theme'; theme: Theme; variables: string }
}

/**
 * Kinds of the panel's document. Figma does not document its own; authors report documents without a doctype (`quirks`),
 * and `srcdoc` ones, which inherit the secure context of the page around them.
 */
export const DOCUMENT_KINDS = ['data', 'quirks', 'srcdoc'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Attributes of the iframe that opens the panel. */
export type PanelSource = Partial<Record<'src' | 'srcdoc', string>>

/** Longest address that browsers open in a frame. */
const LONGEST_ADDRESS = 2 * 1024 * 1024

/**
 * The panel as a document of its own that has no origin; other than `srcdoc` it is no secure context either.
 *
 * @throws when the panel is larger than a browser opens as a data: document.
 */
export function panelSource(content: PanelContent, kind: DocumentKind): PanelSource {
  const html = `${kind === 'quirks' ? '' : '<!DOCTYPE html>'}${panelDocument(content)}`
  if (kind === 'srcdoc') return { srcdoc: html }
  const src = `data:text/html;charset=utf-8;base64,${stringToBase64(html)}`
  if (src.length <= LONGEST_ADDRESS) return { src }
  throw new Error('The panel is larger than 2 MB as a data: document; browsers do not open it.')
}

/** The HTML of the panel: policy and theme first, then the plugin's own. */
function panelDocument({ html, policy, theme, variables }: PanelContent): string {
  return [
    `<html${theme === null ? '' : ` class="figma-${theme}"`}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<style id="figma-style">:root{${variables}}</style><script>${FOLLOW_THEME}</script></head>`,
    `<body>${html}</body></html>`
  ].join('')
}

const FOLLOW_THEME = `addEventListener('message', function (event) {
  var message = event.source === parent && event.data && event.data.figmaMessage
  if (!message) return
  event.stopImmediatePropagation()
  var root = document.documentElement
  root.classList.remove('figma-light', 'figma-dark')
  root.classList.add('figma-' + message.theme)
  document.getElementById('figma-style').textContent = ':root{' + message.variables + '}'
}, true)`

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

/**
 * The policy Figma gives a plugin's panel: inline code, data and blob URLs, and the network only
 * in the domains that the manifest allows.
 */
export function contentSecurityPolicy(allowedDomains: readonly string[]): string {
  const domains = allowedDomains.filter((domain) => domain !== 'none')
  const local = ['data:', 'blob:', ...domains.flatMap(withSchemes)].join(' ')
  return [
    `default-src ${local}`,
    `script-src 'unsafe-inline' 'unsafe-eval' ${local}`,
    `style-src 'unsafe-inline' ${local}`,
    'worker-src blob: data:',
    `img-src ${local}`,
    `connect-src ${local}`
  ].join('; ')
}

/** A domain without a scheme means any; in a data: document CSP would match it against “data”. */
function withSchemes(domain: string): string[] {
  if (domain === '*' || domain.includes('://')) return [domain]
  return ['https', 'http', 'wss', 'ws'].map((scheme) => `${scheme}://${domain}`)
}
