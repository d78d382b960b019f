import { stringToBase64 } from 'uint8array-extras'
import type { Theme } from './theme'

export interface PanelContent {
  /** What the plugin passed to figma.showUI. */
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
 * How the panel's document may be made. Figma says nowhere; authors report documents without a doctype (`quirks`), and
 * `srcdoc` ones, which take over that the page around them is a secure context.
 */
export const DOCUMENT_KINDS = ['data', 'quirks', 'srcdoc'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** What an iframe opens, as its attributes. */
export type PanelSource = Partial<Record<'src' | 'srcdoc', string>>

/** Browsers open no longer addresses in a frame. */
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

/** The HTML of the panel: policy and theme first, then what the plugin wants to show. */
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
