import { mkdir } from 'node:fs/promises'
import {
  type Trial,
  type Tried,
  tryCandidates
} from '../../../src/engine/candidates/try-candidates'
import { networkWeights } from '../../../src/node/engine/network-weights'
import { rankIn } from '../../../src/order/layer-order'
import { isSeenEarly } from '../../../src/order/seen-early'
import { createNetworks, runToEnd } from '../../../src/perception'
import { fixesOf } from '../../../src/ui/what-if/answer-words'
import { changeWords, factWords } from '../../../src/ui/what-if/change-words'
import { whyMissed } from '../../../src/engine/texts/why-missed'
import type { Judgement } from '../../../src/engine/texts/judge-layers'
import { analyseDesign } from '../../support/designs/analyse-design'
import { isAmong, isMain, type ScreenAtHand, screensAtHand } from '../action/screens-at-hand'
import type { Table } from '../table'
import { type Made, makeTrial } from './make-trial'
import { writeChange } from './write-change'

/** A gain is foretold well when the real one differs by no more than a part of it, or by so many points. */
const NEAR = { part: 1 / 3, points: 0.02 }
const FOLDER = 'bench-results/tried'

/**
 * What is offered on the samples, the designs and the drawn screens, each change beside what it gains when it is made in
 * the document and analysed, or why nothing is offered. Pictures of the changes, as foretold and as made, go to
 * bench-results/tried. With `only`, screens whose names have one of these parts.
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
      rows.push({
        screen,
        found: screen.main.length > 0 ? '✗ none' : '✓ none',
        seen: '',
        why: 'no main action',
        trials: []
      })
      continue
    }
    const { medium, nodes, pixels } = screen
    const task = { medium, nodes, pixels, targetId: action.id, networks }
    const tried = runToEnd(tryCandidates(task))
    const { rank, seen } = rankIn(judgement, action)
    const trials: Row['trials'] = []
    for (const trial of fixesOf(tried)) {
      const made = await makeTrial(screen, trial, action.id)
      await writeChange(screen, trial, made, FOLDER)
      trials.push({ trial, made, said: said(trial, judgement) })
    }
    rows.push({
      screen,
      found: `${isMain(screen, action) ? '✓' : '✗'} ${judgement.nameOf(action)}`,
      seen: `${rank ?? 'below'}, ${percent(seen ?? 0)}`,
      why: isSeenEarly({ rank, seen })
        ? 'seen early'
        : [...reason(tried), ...whyMissed(judgement, action)].join(' '),
      trials
    })
  }
  return [eachScreen(rows), eachChange(rows)]
}

interface Row {
  screen: ScreenAtHand
  /** The main action, and whether it is what a designer names. */
  found: string
  /** Its place and the part of the viewers who see it. */
  seen: string
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
  const offered = rows.filter(({ trials }) => trials.length > 0).length
  const early = rows.filter(({ trials, why }) => trials.length === 0 && why === 'seen early').length
  return {
    title: 'What is offered on each screen',
    note: `Of ${rows.length} screens ${offered} are offered a change, and ${early} need none: their main action is seen early enough.`,
    columns: ['main action', 'place, seen in 2 s', 'offered, or why nothing is'],
    rows: rows.map(({ found, screen: { name }, seen, trials, why }) => ({
      label: name,
      values: [found, seen, trials.length > 0 ? trials.map((one) => one.said).join('; ') : why]
    }))
  }
}

function eachChange(rows: readonly Row[]): Table {
  const all = rows.flatMap(({ screen, trials }) =>
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
      return { isNear, isRight, row: { label: screen.name, values } }
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
