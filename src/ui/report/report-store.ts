import { signal } from '@preact/signals'
import { type ErrorData, toErrorData } from '../../errors'
import { storeHook } from '../kit/store-hook'
import { gatherReport, type ReportSource } from './gather/gather-report'
import type { Report, ReportTools } from './report'
import { words } from './words'
import { fileName, FORMAT_FACTS, type ReportFormat, writeReport } from './write-report'

type ReportState =
  | { state: 'idle' }
  /** `done` of `of` steps. */
  | { state: 'making'; done: number; of: number }
  /** `say` gives what came of it in the language that is then spoken. */
  | { state: 'said'; say: () => string }
  | { state: 'failed'; error: ErrorData }

export type ReportStore = ReturnType<typeof createReportStore>

export const useReports = storeHook<ReportStore>('reports')

export function createReportStore(tools: ReportTools) {
  const format = signal<ReportFormat>('html')
  const now = signal<{ key: string; state: ReportState }>({ key: '', state: { state: 'idle' } })
  let controller = new AbortController()
  /** A text that the browser did not take in time, for the next press. */
  let waiting: { key: string; text: string } | null = null

  /** Makes one report at a time: a new one ends the one before. */
  async function make(
    source: ReportSource,
    handOver: (file: Blob, report: Report) => Promise<() => string> | (() => string)
  ): Promise<void> {
    const chosen = format.value
    const key = keyOf(source, chosen)
    controller.abort()
    const { signal: cancelled } = (controller = new AbortController())
    const tell = (state: ReportState): void => {
      if (!cancelled.aborted) now.value = { key, state }
    }
    tell({ state: 'making', done: 0, of: 1 })
    try {
      const report = await gatherReport(source, chosen === 'html', tools, {
        signal: cancelled,
        onProgress: (done, of) => tell({ state: 'making', done, of })
      })
      const file = writeReport(report, chosen, tools.styleSheetOf)
      if (!cancelled.aborted) tell({ state: 'said', say: await handOver(file, report) })
    } catch (error) {
      tell({ state: 'failed', error: toErrorData(error) })
    }
  }

  return {
    format,
    /** How the latest report about a frame or a comparison stands. */
    stateOf: (source: ReportSource): ReportState => {
      const { key, state } = now.value
      return key === keyOf(source, format.value) ? state : { state: 'idle' }
    },
    /** Makes a report and hands it to the downloads. */
    save: (source: ReportSource): Promise<void> => {
      const chosen = format.value
      return make(source, (file, report) => {
        const name = fileName(report.title, chosen)
        tools.saveFile(file, name)
        return () => savedWords(name, report)
      })
    },
    /** Makes a report and puts it on the clipboard. */
    copy: async (source: ReportSource): Promise<void> => {
      const key = keyOf(source, format.value)
      const { name } = FORMAT_FACTS[format.value]
      const copied = (): string => words().copied(name)
      if (waiting?.key === key && tools.copyText(waiting.text)) {
        waiting = null
        now.value = { key, state: { state: 'said', say: copied } }
        return
      }
      await make(source, async (file) => {
        const text = await file.text()
        const taken = tools.copyText(text)
        waiting = taken ? null : { key, text }
        return taken ? copied : () => words().ready
      })
    },
    cancel: (): void => {
      controller.abort()
      const { key } = now.value
      now.value = { key, state: { state: 'said', say: () => words().cancelled } }
    }
  }
}

function keyOf(source: ReportSource, format: ReportFormat): string {
  const ids =
    source.kind === 'frame'
      ? [source.nodeId]
      : source.comparison.frames.map(({ record }) => record.runId)
  return JSON.stringify([source.kind, format, ids])
}

function savedWords(file: string, { frames }: Report): string {
  const whole = frames.every(
    ({ pictures, result }) =>
      pictures === null ||
      (pictures.frame !== null && (pictures.map !== null || !('attention' in result.record.maps)))
  )
  return whole ? words().saved(file) : `${words().saved(file)} ${words().savedInPart}`
}
