import type { JSX } from 'preact'
import { render } from 'preact-render-to-string'
import { locale } from '../../language'
import { firstRows } from '../story/story'
import styles from '../story/story.module.css'
import { Figures } from '../story/figures'
import { Rows } from '../story/rows'
import { words as adviceWords } from '../what-if/words'
import { words as storyWords } from '../story/words'
import type { Report, ReportFixes } from './report'
import { storyOf } from './story-of'
import { words } from './words'

/** Blocks all loading, scripts and requests: even a name that slipped through the escaping would do nothing. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** Further layers are seen by few, and the page has no room for them. */
const MOST_ROWS = 10

/** A number's width on the page as a part of a picture's: of one or two pictures, and of three in a row. */
const NUMBER = { few: 0.035, many: 0.066 }

interface Size {
  width: number
  height: number
}

/** SVG of a picture in a size. */
type Show = (picture: Blob | null | undefined, size: Size) => JSX.Element | null

/**
 * One page that holds everything it shows, in pieces: pictures are data: URLs and never held as text. `styleSheetOf` gives
 * the style sheets of the classes in a text of HTML.
 */
export function writePage(
  report: Report,
  styleSheetOf: (html: string) => string
): (string | Blob)[] {
  const shown = new Map<Blob, Size>()
  const show: Show = (picture, size) => {
    if (!picture) return null
    if (!shown.has(picture)) shown.set(picture, size)
    return <use href={`#picture-${[...shown.keys()].indexOf(picture) + 1}`} />
  }
  const content = render(<Content report={report} show={show} />)
  const pictures = render(
    <svg class={styles.pictures} aria-hidden="true">
      {[...shown.values()].map((size, at) => (
        <image
          key={at}
          id={`picture-${at + 1}`}
          href={String(at)}
          {...size}
          preserveAspectRatio="none"
        />
      ))}
    </svg>
  )
  const urls = [...shown.keys()]
  const html = `<html lang="${locale()}" class="${styles.page}">`
  return [
    `<!doctype html>\n${html}`,
    render(
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{words().pageTitle(report.title)}</title>
      </head>
    ),
    `<style>${styleSheetOf(html + content + pictures)}</style><body>`,
    // Every second piece is the number of a picture.
    ...pictures
      .split(/(?<=href=")(\d+)(?=")/)
      .map((piece, at) => urls[at % 2 ? +piece : -1] ?? piece),
    `${content}</body></html>\n`
  ]
}

interface ContentProps {
  report: Report
  show: Show
}

function Content({ report, show }: ContentProps): JSX.Element {
  const story = storyOf(report)
  const { headline, lead, notes, rows, title, variants, warnings } = story
  const list = rows && firstRows(rows, MOST_ROWS)
  const picturesOf = (nodeId: string) =>
    report.frames.find((frame) => frame.nodeId === nodeId)?.pictures ?? null
  return (
    <main>
      <header>
        <small>{`${words().kind} · ${title}`}</small>
        <h1>{headline}</h1>
        <Paragraphs of={lead} />
        <Paragraphs of={warnings} look={styles.warning} />
      </header>
      <Figures
        story={story}
        across={variants.length > 2 ? NUMBER.many : NUMBER.few}
        imagesOf={(variant) => {
          const pictures = picturesOf(variant.nodeId)
          return pictures?.frame
            ? [show(pictures.frame, sizeOf(variant)), show(pictures.map, sizeOf(variant))]
            : null
        }}
      />
      {report.fixes && <Fixes {...report.fixes} />}
      {rows && list && (
        <section>
          <h2>{rows.title}</h2>
          <Rows
            rows={rows}
            list={list.shown}
            imageOf={(nodeId) => {
              const variant = variants.find((one) => one.nodeId === nodeId)
              return variant ? show(picturesOf(nodeId)?.frame, sizeOf(variant)) : null
            }}
          />
          <p class={styles.note}>
            {[rows.caption, ...(list.left > 0 ? [storyWords().unlisted(list.left)] : [])].join(' ')}
          </p>
        </section>
      )}
      <footer>
        <Paragraphs of={notes} look={styles.note} />
      </footer>
    </main>
  )
}

function Paragraphs({
  of,
  look
}: {
  of: readonly string[]
  look?: string | undefined
}): JSX.Element {
  return (
    <>
      {of.map((text) => (
        <p key={text} class={look}>
          {text}
        </p>
      ))}
    </>
  )
}

/** The fixes, each with its gain. */
function Fixes({ list, sentences }: ReportFixes): JSX.Element {
  return (
    <section class={styles.fixes}>
      <h2>{adviceWords().whatToChange}</h2>
      <Paragraphs of={sentences} />
      <ol>
        {list.map(({ change, facts }) => (
          <li key={change}>
            <h3>{change}</h3>
            <Paragraphs of={facts} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function sizeOf({ height, width }: Size): Size {
  return { width, height }
}
