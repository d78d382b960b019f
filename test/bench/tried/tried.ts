import { type Trial, tryCandidates } from '../../../src/engine/candidates/try-candidates'
import type { Candidate } from '../../../src/file'
import { readLayers } from '../../../src/main/layers/read-layers'
import { bindStyles, makeChange } from '../../../src/main/what-if/make-change'
import { prepareChange } from '../../../src/main/what-if/may-change'
import { subjectsOf } from '../../../src/main/what-if/subjects'
import { networkWeights } from '../../../src/node/engine/network-weights'
import { rankIn } from '../../../src/order/layer-order'
import { isSeenEarly } from '../../../src/order/seen-early'
import { createNetworks, runToEnd } from '../../../src/perception'
import type { FigmaApi } from '../../../src/playground/samples/build-context'
import { analyseDesign } from '../../support/designs/analyse-design'
import { buildDesigns } from '../../support/designs/build-designs'
import { type LayeredDesign, layeredDesigns } from '../../support/designs/read-designs'
import type { Table } from '../table'

/** A gain is foretold well when the real one differs by no more than a part of it, or by so many points. */
const NEAR = { part: 1 / 3, points: 0.02 }

/**
 * What a change would gain by its picture, beside what it gains when it is made in the document and analysed: for all
 * changes that are tried on the samples and other designs. With `only`, designs whose names have one of these parts.
 */
export async function measureTried(only?: readonly string[]): Promise<Table[]> {
  const networks = createNetworks((await networkWeights())!)
  const wanted = (name: string): boolean =>
    only?.some((part) => name.toLowerCase().includes(part.toLowerCase())) ?? true
  const rows: Table['rows'] = []
  const counts = { tried: 0, helping: 0, brittle: 0, signs: 0, near: 0 }
  // All are exported first: each document that is made later takes the place of the global Figma.
  const designs: LayeredDesign[] = []
  for await (const design of layeredDesigns((figma) => buildDesigns(figma, wanted))) {
    designs.push(design)
  }
  for (const design of designs) {
    const { judgement } = (await analyseDesign(design)).judged
    const action = judgement.action?.layer
    if (!action) {
      rows.push({ label: design.name, values: ['no main action'] })
      continue
    }
    const { medium, nodes, pixels } = design
    const targetId = action.id
    const tried = runToEnd(tryCandidates({ medium, nodes, pixels, targetId, networks }))
    const trials = [...tried.helping, ...tried.due, ...tried.others]
    if (trials.length === 0) {
      const early = isSeenEarly(rankIn(judgement, action)) ? 'seen early enough' : 'nothing to try'
      rows.push({ label: design.name, values: [tried.above ? 'below the fold' : early] })
    }
    for (const trial of trials) {
      const real = await seenWhenMade(design, trial, wanted)
      const [foretold, gained] = [trial.after.seen, real].map((seen) => seen - trial.before.seen)
      const isNear =
        Math.abs(gained! - foretold!) <= Math.max(NEAR.part * Math.abs(gained!), NEAR.points)
      const isRight =
        Math.sign(Math.round(100 * foretold!)) === Math.sign(Math.round(100 * gained!))
      counts.tried++
      counts.signs += isRight ? 1 : 0
      counts.near += isNear ? 1 : 0
      counts.helping += trial.outcome === 'helps' ? 1 : 0
      counts.brittle += trial.outcome === 'brittle' ? 1 : 0
      const percent = (part: number): string => (100 * part).toFixed(1)
      rows.push({
        label: design.name,
        values: [
          `${trial.candidate.kind}: ${trial.outcome}`,
          percent(trial.before.seen),
          percent(trial.after.seen),
          percent(real),
          isRight ? '✓' : '✗',
          isNear ? '✓' : '✗'
        ]
      })
    }
  }
  const { brittle, helping, near, signs, tried } = counts
  return [
    {
      title: 'What changes gain, foretold and made',
      note:
        `Parts of the viewers who see the main action within 2 seconds, in percent. On ${designs.length} designs ${tried} changes ` +
        `were tried: ${helping} help, ${brittle} are brittle; the sign is right in ${signs}, the gain near in ${near}.`,
      columns: ['what is said', 'before', 'foretold', 'made', 'sign', 'near'],
      rows
    }
  ]
}

/** The part of the viewers who see the main action once a change is made in the document; it is built anew for each. */
async function seenWhenMade(
  { name, nodes, pixels: { width, height } }: LayeredDesign,
  { candidate }: Trial,
  wanted: (name: string) => boolean
): Promise<number> {
  let targetId = ''
  const build = async (figma: FigmaApi): Promise<FrameNode[]> => {
    const frame = (await buildDesigns(figma, wanted)).find((one) => one.name === name)!
    const made = await readLayers(frame.id, { width, height, scale: width / frame.width })
    const ids = new Map<unknown, string>(nodes.map(({ id }, i) => [id, made.nodes[i]!.id]))
    const change = JSON.parse(JSON.stringify(candidate), (_, value: unknown) => {
      return ids.get(value) ?? value
    }) as Candidate
    targetId = change.layerId
    const subjects = await subjectsOf(frame, change)
    const means = await prepareChange(frame, change, subjects, 'frame')
    const find = (id: string): SceneNode => subjects.get(id)!
    makeChange(change, means, find)
    await bindStyles(change, means, find)
    return [frame]
  }
  for await (const design of layeredDesigns(build)) {
    const { judgement } = (await analyseDesign(design)).judged
    const layer = judgement.order.find(({ id }) => id === targetId)
    return (layer && rankIn(judgement, layer).seen) ?? 0
  }
  throw new Error(`${name} cannot be built.`)
}
