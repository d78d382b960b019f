import { build } from 'esbuild'
import { facesPlugin } from '../../../src/bundler/faces-plugin'
import { workerPlugin } from '../../../src/bundler/worker-plugin'
import { launchBrowser } from '../../support/browser'
import { gaussian, mapOf, STYLES } from '../../engine/measure/densities'
import { median, round, type Table } from '../table'
import { designOf, PICTURE } from './design'

const COUNTS = [50, 500, 5_000]
const ROUNDS = 7

/** Attention by layer in Chromium, for designs of more and more layers. */
export async function measureLayerShares(): Promise<Table> {
  const [pageScript, workerScript] = await Promise.all([
    bundle('measure-page'),
    bundle('shares-worker')
  ])
  const [across, down] = [gaussian(0.4, 0.2), gaussian(0.45, 0.25)]
  const base64 = (style: 'attention' | 'perception'): string =>
    Buffer.from(mapOf(across, down, PICTURE, STYLES[style]).bytes).toString('base64')
  const maps = { attention: base64('attention'), perception: base64('perception') }
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: pageScript })
    const rows: Table['rows'] = []
    for (const count of COUNTS) {
      const shares = await page.evaluate((asked) => window.timeShares(...asked), [
        workerScript,
        count,
        ROUNDS
      ] as const)
      const question = { nodes: designOf(count), picture: PICTURE }
      const whole: number[] = []
      for (let i = 0; i < ROUNDS; i++) {
        whole.push(
          await page.evaluate((asked) => window.timeAnswer(asked.question, asked.maps), {
            question,
            maps
          })
        )
      }
      const values = [shares[0]!, median(shares), median(whole)].map((value) => round(value))
      rows.push({ label: `${count} layers`, values })
    }
    return {
      title: 'Attention by layer in a Worker of Chromium',
      note: `Cards over each other, every tenth turned, on a grid of 640 x 455 cells; medians of ${ROUNDS}. The whole answer is the panel's own Worker with its start, and two maps of 1440 x 1024 px decoded and read.`,
      columns: ['fold and shares, first time, ms', 'fold and shares, ms', 'whole answer, ms'],
      rows
    }
  } finally {
    await browser.close()
  }
}

async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`test/bench/layers/${name}.ts`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    plugins: [workerPlugin({ minify: true }), facesPlugin()]
  })
  return outputFiles[0]!.text
}
