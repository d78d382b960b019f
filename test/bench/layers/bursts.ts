import type { DesignDocument } from '../../../src/playground/host/open-document'
import { resultRecord } from '../../main/support/samples'
import { newDocument, settled } from '../../support/host'
import { median, round, type Table } from '../table'
import { callsOf, openPanel } from './many-results'
import { type GuestRun, timeGuest } from './time-guest'

const LAYERS = [300, 1_000, 3_000]
const ROUNDS = 5
/** Where the recoloured layers lie. */
const PLACES = ['no result on the page', 'beside a watched frame', 'in a watched frame'] as const

type Place = (typeof PLACES)[number]

/** How long Glance, merely open, holds Figma's thread when many layers are recoloured at once. */
export async function measureBursts(): Promise<Table> {
  const runs = timeGuest()
  const rows: Table['rows'] = []
  for (const place of PLACES) {
    for (const layers of LAYERS) {
      const values = await recolour(place, layers, runs)
      rows.push({ label: `${layers} layers, ${place}`, values })
    }
  }
  return {
    title: 'Recolouring many layers at once while Glance is open',
    note: `ms of CPU, medians of ${ROUNDS} rounds of the built plugin in QuickJS. Held at most: the longest stretch without a pause.`,
    columns: ['in all', 'held at most'],
    rows
  }
}

async function recolour(place: Place, layers: number, runs: GuestRun[]): Promise<number[]> {
  const document = await newDocument()
  const { analysed, recoloured } = document.edit(() => draw(document, place, layers))
  const plugin = await openPanel(document)
  const main = callsOf(plugin)
  await main.start()
  if (analysed !== null) await main.readFrame(analysed.id)
  await quiet(runs)
  const rounds: GuestRun[][] = []
  for (let i = 0; i < ROUNDS; i++) {
    runs.length = 0
    document.edit(() => {
      const fills: Paint[] = [{ type: 'SOLID', color: { r: i / ROUNDS, g: 0.5, b: 0.5 } }]
      for (const layer of recoloured) layer.fills = fills
    })
    await quiet(runs)
    rounds.push([...runs])
  }
  plugin.plugin.close()
  const sums = rounds.map((round) => round.reduce((sum, { ms }) => sum + ms, 0))
  const longest = rounds.map((round) => Math.max(0, ...round.map(({ ms }) => ms)))
  return [round(median(sums)), round(median(longest))]
}

/** A frame with so many layers, and with a result in it or beside it, where there is one. */
function draw({ figma }: DesignDocument, place: Place, layers: number) {
  const frame = figma.createFrame()
  const recoloured = Array.from({ length: layers }, () => figma.createRectangle())
  for (const layer of recoloured) frame.appendChild(layer)
  const beside = figma.createFrame()
  beside.x = 500
  const analysed = { [PLACES[0]]: null, [PLACES[1]]: beside, [PLACES[2]]: frame }[place]
  analysed?.setSharedPluginData('glance', 'record', JSON.stringify(resultRecord()))
  return { analysed, recoloured }
}

/** Waits for what goes on in slices. */
async function quiet(runs: readonly GuestRun[]): Promise<void> {
  for (let seen = -1; seen !== runs.length;) {
    seen = runs.length
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (let turn = 0; turn < 20; turn++) await settled()
  }
}
