import { locale } from '../../../language'
import type { Outline } from '../outline/blocks'
import { blockHtml } from './block-html'
import { escapeHtml } from './escape-html'
import { createPictureEmbedder, type Piece } from './figures-html'
import { STYLES } from './styles'
import { words } from '../words'

/** Nothing is loaded, nothing runs, nothing is sent: even a name that got past the escaping would do nothing. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** One page that holds everything it shows, in pieces that are quick to make one by one. */
export function* writeHtml({ blocks, facts, title }: Outline): Generator<Piece> {
  const embedder = createPictureEmbedder()
  const name = escapeHtml(title)
  yield `<!doctype html>\n<html lang="${locale()}">\n<head>\n<meta charset="utf-8">\n`
  yield `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n`
  yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
  yield '<meta name="color-scheme" content="light dark">\n'
  yield `<title>${name} – Glance</title>\n<style>${STYLES}</style>\n</head>\n<body>\n<main>\n`
  yield `<header><p class="kind">${escapeHtml(words().kind)}</p><h1>${name}</h1>`
  yield `<ul class="about">${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`
  yield '</header>\n'
  for (const block of blocks) {
    yield* blockHtml(block, 2, embedder)
    yield '\n'
  }
  yield `<footer>${escapeHtml(words().madeWith)}</footer>`
  yield '\n</main>\n</body>\n</html>\n'
}
