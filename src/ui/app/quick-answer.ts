import { computed } from '@preact/signals'
import type { Startup } from '../../bridge'
import { cutAtWord } from '../../file'
import { TEXT_KINDS } from '../../interface'
import { useBrief } from '../brief/brief-store'
import { useCompare } from '../compare/compare-store'
import { useFrameCache } from '../frames/frame-cache'
import { layersIn, resultIn } from '../frames/frame-known'
import type { Stores } from '../kit/store-hook'
import { whenFalse } from '../kit/timing'
import { useTexts } from '../result/texts/text-store'
import { verdictWords } from '../result/verdict/judge-result'
import { isLost } from '../run/job'
import { outcomeWords } from '../run/job-table'
import { useRuns } from '../run/frame-runs'
import { quoted } from '../words/quoted'
import { judgeByBrief } from './judge-by-brief'
import type { Panel } from './panel'
import { words } from './words'

/** Names in a notification, which has room for about 100 characters. */
const NAME = 16
/** Matches what stands between quotation marks, English or German. */
const QUOTED = /(?<=[“„])[^“”„]+/g

/**
 * Does what a quick action asks for behind the hidden panel, and ends Glance with the answer as a notification.
 * Whatever needs the designer, a failure, a question or something unfinished, shows the panel instead.
 */
export async function answerQuickly(
  panel: Panel,
  { journal }: Pick<Startup, 'journal'>,
  act: () => Promise<void>
): Promise<void> {
  const { bridge, canEdit, provider } = panel.tools
  const runs = panel.stores.of(useRuns)
  const { value: chosen } = provider
  const answerable = canEdit && chosen.ok && journal.length === 0
  if (!answerable) await bridge.showPanel()
  else if (chosen.provider.sends) {
    await bridge.notify(chosen.provider.words.privacy(words().whatYouSelected))
  }
  try {
    await act()
    const answer = answerable ? await answerOf(panel) : null
    // A batch has an undo step for each frame.
    const isOne = runs.items.value.length === 1
    if (answer !== null) await bridge.finish(answer, isOne)
    else if (answerable) await bridge.showPanel()
  } catch (error) {
    await bridge.showPanel()
    throw error
  }
}

/** null where there is something that a notification cannot say. */
async function answerOf({ tools, stores }: Panel): Promise<string | null> {
  const runs = stores.of(useRuns)
  const texts = stores.of(useTexts)
  await whenFalse(runs.running)
  const items = runs.items.value
  if (items.some(isLost)) return null
  const written = computed(() =>
    items.some(({ id }) => TEXT_KINDS.some((kind) => texts.stateOf(id, kind)?.state === 'writing'))
  )
  await whenFalse(written)
  if (tools.tab.value === 'compare') {
    const { value: now } = stores.of(useCompare).now
    return now.state === 'compared' ? now.comparison.verdict.sentences.join(' ') : null
  }
  const [only, ...others] = items
  if (only === undefined) return null
  return others.length > 0 ? `${outcomeWords(items)}.` : answerOfFrame(stores, only.source)
}

/** The frame's verdict, with names that a notification has room for; that it is analysed where layers tell nothing. */
async function answerOfFrame({ of }: Stores, nodeId: string): Promise<string | null> {
  const known = await of(useFrameCache).known(nodeId, 'layers')
  const result = resultIn(known)
  if (result === null) return null
  const { record } = result
  const judged = await judgeByBrief(of(useBrief), result, layersIn(known))
  if (judged.state !== 'judged' || judged.judgement.places.size === 0) {
    return words().analysed(quoted(record.title, NAME))
  }
  const { nameOf } = judged.judgement
  return verdictWords(judged, (layer) =>
    nameOf(layer).replace(QUOTED, (said) => cutAtWord(said, NAME))
  )
}
