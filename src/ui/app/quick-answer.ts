import { computed } from '@preact/signals'
import type { LayerData, Startup } from '../../bridge'
import type { LayerShare, LayerShares } from '../../file'
import { TEXT_KINDS } from '../../interface'
import { primaryVerdict } from '../intent/primary-verdict'
import { whenFalse } from '../kit/timing/when-false'
import { isFlat } from '../layers/layer-words'
import { isLost } from '../run/batch/batch'
import { outcomeWords } from '../run/batch/batch-progress'
import { shareNoise } from '../words/noise'
import { quoted } from '../words/quoted'
import type { Panel } from './panel'
import { words } from './words'

/** Names in a notification of 100 characters. */
const NAME = 24

/**
 * Does what a quick action asks for behind the hidden panel, and ends Glance with the answer as a notification.
 * Whatever needs the designer, a failure, a question or something unfinished, shows the panel instead.
 */
export async function answerQuickly(
  panel: Panel,
  { journal }: Pick<Startup, 'journal'>,
  act: () => Promise<void>
): Promise<void> {
  const { bridge, canEdit, provider, runs } = panel
  const { value: chosen } = provider
  const answerable = canEdit && chosen.ok && journal.length === 0
  if (!answerable) await bridge.showPanel()
  else if (chosen.provider.outlivesPanel) {
    await bridge.notify(chosen.provider.words.privacy(words().whatYouSelected))
  }
  const goesOn = computed(() => runs.batch.value.paused === null)
  try {
    await Promise.race([act(), whenFalse(goesOn)])
    const answer = answerable ? await answerOf(panel) : null
    if (answer !== null) await bridge.finish(answer)
    else if (answerable) await bridge.showPanel()
  } catch (error) {
    await bridge.showPanel()
    throw error
  }
}

/** null where there is something that a notification cannot say. */
async function answerOf(panel: Panel): Promise<string | null> {
  const { compare, runs, tab, texts } = panel
  const unfinished = computed(() => runs.running.value && runs.batch.value.paused === null)
  await whenFalse(unfinished)
  const items = runs.items.value
  if (runs.batch.value.paused !== null || items.some(isLost)) return null
  const written = computed(() =>
    items.some(({ run }) =>
      TEXT_KINDS.some((kind) => run && texts.stateOf(run.id, kind)?.state === 'writing')
    )
  )
  await whenFalse(written)
  if (tab.value === 'compare') {
    const { value: now } = compare.now
    return now.state === 'compared' ? now.comparison.verdict.sentence : null
  }
  const [only, ...others] = items
  if (only === undefined) return null
  return others.length > 0
    ? `${outcomeWords({ items })}.`
    : answerOfFrame(panel, only.target.source)
}

async function answerOfFrame({ bridge, layers }: Panel, nodeId: string): Promise<string | null> {
  const read = await bridge.readResult(nodeId)
  if (read.state !== 'found') return null
  const { result } = read
  const measured = await layers.frames.of(result)
  const seen = measured.state === 'measured' ? seenFirst(measured.shares, measured.data) : null
  return seen ?? words().analysed(quoted(result.record.title, NAME))
}

/** What people see first, and the place of the main action; null where layers cannot tell. */
function seenFirst(shares: LayerShares, data: LayerData): string | null {
  const [first, second] = shares.layers
    .filter(({ perception }) => perception !== null)
    .sort((one, other) => views(other) - views(one))
  if (first === undefined || isFlat(shares)) return null
  const level = second !== undefined && views(first) - views(second) <= shareNoise(views(first))
  const lead = level
    ? words().twoSeenFirst(quoted(first.name, NAME), quoted(second.name, NAME))
    : words().seenFirst(quoted(first.name, NAME))
  const { outcome } = primaryVerdict(shares, data) ?? { outcome: null }
  const rank = outcome?.rank ?? null
  if (outcome === null || rank === null) return lead
  return `${lead} ${words().place(quoted(outcome.name, NAME), rank, outcome.of)}`
}

function views({ perception }: LayerShare): number {
  return perception ?? 0
}
