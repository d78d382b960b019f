import type { Page } from 'playwright-core'
import { pick, type Random, seeded } from '../../soak/random'
import { round } from '../table'

/** What a Worker is ended in, or before, in turn. */
const TURNS = [
  { step: 'an analysis', before: false },
  { step: 'an analysis', before: true },
  { step: 'a comparison', before: false },
  { step: 'an analysis', before: false },
  { step: 'an edit while Live follows', before: false }
] as const

export type Step = (typeof TURNS)[number]['step']

interface End {
  step: Step
  before: boolean
  /** Of the round's analyses. */
  analysis: number
  /** When within the step: a share of how long the last one took. */
  share: number
}

interface Rounds {
  rounds: number
  analyses: number
  ends: number
  seed: number
}

/** Ends the panel's Workers in rounds that a seed picks, without a word, as a browser does that lacks memory. */
export class WorkerEnds {
  private readonly ends = new Map<number, End>()
  /** How long the last undisturbed step of a kind took, ms. */
  private readonly lasted = new Map<Step, number>()
  private left: number

  constructor(
    private readonly page: Page,
    plan: Rounds
  ) {
    this.left = plan.ends
    const random = seeded(plan.seed)
    const rounds = Array.from({ length: plan.rounds }, (_, at) => at)
    for (let turn = 0; turn < plan.ends; turn++) {
      const at = pick(random, rounds)
      rounds.splice(rounds.indexOf(at), 1)
      this.ends.set(at, endOf(turn, random, plan.analyses))
    }
  }

  /** Does a step of a round, and ends the Worker before it or meanwhile where it is that one's turn. */
  async take(step: Step, at: number, analysis: number | null, does: () => Promise<void>) {
    const end = this.ends.get(at)
    const isNow = end?.step === step && (analysis === null || analysis === end.analysis)
    const lasted = this.lasted.get(step) ?? 0
    const after = isNow && !end.before ? end.share * lasted : 0
    let ended = 0
    if (isNow && end.before) ended = await this.endWorkers()
    const started = performance.now()
    const done = does()
    if (isNow && !end.before) {
      await this.page.waitForTimeout(after)
      ended = await this.endWorkers()
    }
    await done
    const took = performance.now() - started
    if (!isNow) {
      this.lasted.set(step, took)
      return
    }
    if (ended !== 1) throw new Error(`${ended} Workers were ended in round ${at + 1}.`)
    this.left--
    const when = end.before ? 'before' : `${round(after)} ms into`
    const times = [took, lasted].map((ms) => `${round(ms / 1000, 1)} s`)
    console.log(`round ${at + 1}: ended ${when} ${step}, which took ${times.join(', not ')}`)
  }

  /** Throws where one of the ends has not been. */
  expectAll(): void {
    if (this.left > 0) throw new Error(`${this.left} Workers were not ended.`)
  }

  private async endWorkers(): Promise<number> {
    const workers = this.page.workers()
    await Promise.all(workers.map((worker) => worker.evaluate(() => close())))
    return workers.length
  }
}

function endOf(turn: number, random: Random, analyses: number): End {
  return {
    ...TURNS[turn % TURNS.length]!,
    // The first one of the day starts the Worker.
    analysis: 1 + Math.floor(random() * (analyses - 1)),
    share: random()
  }
}
