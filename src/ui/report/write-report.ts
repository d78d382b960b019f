import { nextTask } from '../../workers/next-task'
import { FORMAT_FACTS, type ReportFormat } from './formats'
import { writeHtml } from './html/write-html'
import { writeMarkdown } from './markdown/write-markdown'
import { outlineReport } from './outline/outline-report'
import type { Report } from './report'

/** A report as a file. HTML shows the pictures that were gathered, Markdown leaves them out. */
export async function writeReport(report: Report, format: ReportFormat): Promise<Blob> {
  const { type } = FORMAT_FACTS[format]
  const outline = outlineReport(report)
  const pieces = format === 'html' ? writeHtml(outline) : writeMarkdown(outline)
  return new Blob(await inSlices<string | Blob>(pieces), { type })
}

/** Half a frame at 60 Hz: the other half is the panel's. */
const SLICE_MS = 8

/** Everything a generator gives, taken without holding the panel up. */
async function inSlices<T>(pieces: Iterable<T>): Promise<T[]> {
  const all: T[] = []
  let since = performance.now()
  for (const piece of pieces) {
    all.push(piece)
    if (performance.now() - since < SLICE_MS) continue
    await nextTask()
    since = performance.now()
  }
  return all
}
