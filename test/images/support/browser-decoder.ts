import { build } from 'esbuild'
import { browserOfRun } from '../../support/shared-stage'
import type { Decoded } from './decoded'

interface BrowserDecoder {
  /** What the panel's Worker makes of each file. */
  decode(files: readonly Buffer[]): Promise<Decoded[]>
  close(): Promise<void>
}

/** The browser's codec in a Worker of a page without a secure context, as in the panel. */
export async function browserDecoder(): Promise<BrowserDecoder> {
  const [browser, { outputFiles }] = await Promise.all([
    browserOfRun(),
    build({
      entryPoints: ['test/images/support/decode-worker.ts'],
      bundle: true,
      write: false,
      format: 'iife'
    })
  ])
  const page = await browser.newPage()
  const decode = async (files: readonly Buffer[]): Promise<Decoded[]> => {
    const answers = await page.evaluate(decodeInWorker, {
      script: outputFiles[0]!.text,
      files: files.map((file) => file.toString('base64'))
    })
    return answers.map((answer) =>
      'refused' in answer ? answer : { ...answer, data: Buffer.from(answer.data, 'base64') }
    )
  }
  return { decode, close: () => browser.close() }
}

type Sent = { refused: string } | { width: number; height: number; data: string }

/** Runs in the page, alone: pictures travel as base64 texts. */
async function decodeInWorker({
  script,
  files
}: {
  script: string
  files: string[]
}): Promise<Sent[]> {
  const worker = new Worker(URL.createObjectURL(new Blob([script])))
  const bytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (c) => c.charCodeAt(0))
  const text = (data: Uint8Array): string => {
    let binary = ''
    for (const byte of data) binary += String.fromCharCode(byte)
    return btoa(binary)
  }
  const answers: Sent[] = []
  await new Promise<void>((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.onmessage = ({ data: answer }: MessageEvent<Decoded>) => {
      answers.push(
        'refused' in answer ? answer : { ...answer, data: text(new Uint8Array(answer.data)) }
      )
      if (answers.length === files.length) resolve()
    }
    worker.postMessage(files.map(bytes))
  })
  worker.terminate()
  return answers
}
