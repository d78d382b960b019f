import { mkdir } from 'node:fs/promises'
import { tryCandidates } from '../../../src/engine/candidates/try-candidates'
import type { Trial, Tried } from '../../../src/engine/candidates/tried'
import { engineHere } from '../../../src/engine/engine-here'
import { judgeAreas } from '../../../src/engine/texts/judge-areas'
import { writeRecommendations } from '../../../src/engine/texts/write-recommendations'
import type { LayerShare } from '../../../src/file'
import { PREDICTIONS } from '../../../src/interface'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { networkWeights } from '../../../src/node/engine/network-weights'
import { rankIn } from '../../../src/order/layer-order'
import { isSeenEarly } from '../../../src/order/seen-early'
import { createNetworks, runToEnd } from '../../../src/perception'
import { fixesOf } from '../../../src/engine/texts/advice'
import { changeWords, factWords } from '../../../src/engine/texts/changes'
import { whyMissed } from '../../../src/engine/texts/why-missed'
import type { Judgement } from '../../../src/engine/texts/judge-layers'
import { mediumBySize } from '../../../src/ui/words/pick-medium'
import { analyseDesign } from '../../support/designs/analyse-design'
import { isAmong, isMain, type ScreenAtHand, screensAtHand } from '../action/screens-at-hand'
import { type Page, pagesAtHand } from '../action/pages'
import type { Table } from '../table'
import { type Made, makeTrial } from './make-trial'
import { writeChange } from './write-change'

/** A gain is foretold well when the real one differs by no more than a part of it, or by so many points. */
const NEAR = { part: 1 / 3, points: 0.02 }
const FOLDER = 'bench-results/tried'

/**
 * What is offered on the samples, the designs, the drawn screens and frames of .fig files, each change beside what it gains
 * when it is made in the document and analysed, or why nothing is offered; and what is recommended on all of them, and on
 * pages, as flat pictures. Pictures of the changes, as foretold and as made, go to bench-results/tried. With `only`, screens whose names
 * have one of these parts.
 */
export async function measureTried(only?: readonly string[]): Promise<Table[]> {
  await mkdir(FOLDER, { recursive: true })
  const networks = createNetworks((await networkWeights())!)
  // All are exported first: each document that is made later takes the place of the global Figma.
  const screens: ScreenAtHand[] = []
  for await (const screen of screensAtHand(isAmong(only))) screens.push(screen)
  const rows: Row[] = []
  for (const screen of screens) {
    const { judgement } = (await analyseDesign(screen)).judged
    const action = judgement.action?.layer
    if (!action) {
      rows.push(noAction(screen))
      continue
    }
    const { medium, nodes, pixels } = screen
    const task = { medium, nodes, pixels, targetId: action.id, networks }
    const tried = runToEnd(tryCandidates(task))
    const trials: Row['trials'] = []
    for (const trial of fixesOf(tried)) {
      const made = await makeTrial(screen, trial, action.id)
      await writeChange(screen, trial, made, FOLDER)
      trials.push({ trial, made, said: said(trial, judgement) })
    }
    rows.push({
      ...found(screen, judgement, action),
      why: [...reason(tried), ...whyMissed(judgement, action)].join(' '),
      trials
    })
  }
  const flat: FlatRow[] = []
  for (const screen of screens) flat.push(await flatRow({ ...screen, file: screen.png }))
  for await (const page of pagesAtHand(isAmong(only))) flat.push(await flatRow(page))
  return [eachScreen(rows), eachChange(rows), eachPicture(flat)]
}

interface FlatRow extends Pick<Row, 'name' | 'found' | 'seen'> {
  said: string
  /** Whether it has anything to say. */
  isUseful: boolean
}

/** What is recommended on a screen or page as a flat picture, whose layers are not known. */
async function flatRow(page: Page): Promise<FlatRow> {
  const { file, pixels } = page
  const engine = engineHere({ codec: sharpCodec, networkWeights })
  const task = { file, medium: mediumBySize(pixels), predictions: PREDICTIONS, tries: true }
  const { facts } = await engine.analyse(task, new AbortController().signal)
  const judgement = judgeAreas(facts)
  const action = judgement.action?.layer
  const said = writeRecommendations(facts).replaceAll('\n', ' ')
  const isUseful = said.startsWith('- ')
  return { ...(action ? found(page, judgement, action) : noAction(page)), said, isUseful }
}

type Screen = Pick<ScreenAtHand, 'name' | 'main' | 'pixels'>

function noAction({ main, name }: Screen): Row {
  const found = main.length > 0 ? '✗ none' : '✓ none'
  return { name, found, seen: '', isEarly: false, why: 'no main action', trials: [] }
}

function found(
  screen: Screen,
  judgement: Judgement,
  action: LayerShare
): Pick<Row, 'name' | 'found' | 'seen' | 'isEarly'> {
  const ranked = rankIn(judgement, action)
  return {
    name: screen.name,
    found: `${isMain(screen, action) ? '✓' : '✗'} ${judgement.nameOf(action)}`,
    seen: `${ranked.rank ?? 'below'}, ${percent(ranked.seen ?? 0)}`,
    isEarly: isSeenEarly(ranked)
  }
}

interface Row {
  name: string
  /** The main action, and whether it is what a designer names. */
  found: string
  /** Its place and the part of the viewers who see it. */
  seen: string
  isEarly: boolean
  why: string
  trials: { trial: Trial; made: Made; said: string }[]
}

function said(trial: Trial, judgement: Judgement): string {
  const change = changeWords(trial.candidate, (id) => {
    const layer = judgement.order.find((one) => one.id === id)
    return layer ? judgement.nameOf(layer) : null
  })
  return `${change}${trial.fact ? ` (${factWords(trial)})` : ''}`
}

/** Why nothing helps: what was tried, and the most that it gained. */
function reason({ above, others }: Tried): string[] {
  if (above !== null) return [`Above it: ${above.after ? percent(above.after.seen) : 'not drawn'}.`]
  if (others.length === 0) return ['No change fits.']
  const gains = others.map(({ after, before, candidate, outcome }) => {
    return `${candidate.kind} ${points(after.seen - before.seen)} ${outcome}`
  })
  return [`${gains.join('; ')}.`]
}

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`
const points = (part: number): string => `${part < 0 ? '−' : '+'}${Math.abs(100 * part).toFixed(1)}`

function eachScreen(rows: readonly Row[]): Table {
  const late = rows.filter(({ isEarly, seen }) => seen !== '' && !isEarly)
  const offered = (some: readonly Row[]): number =>
    some.filter(({ trials }) => trials.length > 0).length
  return {
    title: 'What is offered on each screen',
    note:
      `Of ${rows.length} screens ${offered(rows)} are offered a change. ` +
      `On ${late.length} the main action is not seen early enough: ${offered(late)} of them are offered a change.`,
    columns: ['main action', 'place, seen in 2 s', 'offered, or why nothing is'],
    rows: rows.map(({ found, isEarly, name, seen, trials, why }) => ({
      label: name,
      values: [
        found,
        seen,
        trials.length > 0 ? trials.map((one) => one.said).join('; ') : isEarly ? 'seen early' : why
      ]
    }))
  }
}

function eachPicture(rows: readonly FlatRow[]): Table {
  const useful = rows.filter((row) => row.isUseful).length
  return {
    title: 'What is recommended on flat pictures',
    note: `The screens as pictures, and pages. Of ${rows.length} pictures ${useful} have something said of them.`,
    columns: ['main action', 'place, seen in 2 s', 'recommended'],
    rows: rows.map(({ found, name, said, seen }) => ({ label: name, values: [found, seen, said] }))
  }
}

function eachChange(rows: readonly Row[]): Table {
  const all = rows.flatMap(({ name, trials }) =>
    trials.map(({ made, said: what, trial }) => {
      const [foretold, gained] = [trial.after.seen, made.seen].map(
        (seen) => seen - trial.before.seen
      )
      const isNear =
        Math.abs(gained! - foretold!) <= Math.max(NEAR.part * Math.abs(gained!), NEAR.points)
      const isRight =
        Math.sign(Math.round(100 * foretold!)) === Math.sign(Math.round(100 * gained!))
      const values = [
        what,
        trial.outcome,
        percent(trial.before.seen),
        percent(trial.after.seen),
        percent(made.seen),
        isRight ? '✓' : '✗',
        isNear ? '✓' : '✗'
      ]
      return { isNear, isRight, row: { label: name, values } }
    })
  )
  const count = (key: 'isNear' | 'isRight'): number => all.filter((one) => one[key]).length
  return {
    title: 'What offered changes gain, foretold and made',
    note: `Parts of the viewers who see the main action within 2 seconds. Of ${all.length} changes the sign is right in ${count('isRight')}, the gain near in ${count('isNear')}.`,
    columns: ['change', 'outcome', 'before', 'foretold', 'made', 'sign', 'near'],
    rows: all.map(({ row }) => row)
  }
}
