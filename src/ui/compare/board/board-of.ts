import type { NewBoard } from '../../../bridge'
import { listWords } from '../../../language/list-words'
import { formatMoment } from '../../words/format-time'
import { providerName } from '../../words/provider-name'
import type { Comparison } from '../comparison'
import { comparisonStory } from '../story/comparison-story'
import { words } from '../words'

/** A comparison's story as a board. `pictures` are by frame, in the comparison's order. */
export function boardOf(
  comparison: Comparison,
  pictures: readonly NewBoard['variants'][number]['picture'][],
  runId: string
): NewBoard {
  const { callouts, headline, lead, legend, scale, title, variants } = comparisonStory(
    comparison,
    true
  )
  const { frames } = comparison
  const providers = listWords(new Set(frames.map(({ record }) => providerName(record.provider))))
  const latest = Math.max(...frames.map(({ record }) => record.finishedAt))
  return {
    runId,
    title,
    headline,
    lead: lead.join(' '),
    variants: variants.map((variant, at) => ({ ...variant, picture: pictures[at] ?? null })),
    callouts,
    scale: scale && { ...scale, colours: scale.colours.map(channelsOf) },
    legend,
    footnote: words().board.footnote(providers, formatMoment(latest))
  }
}

/** `rgba(255, 205, 0, 1)` in parts of the whole. */
function channelsOf(colour: string): NonNullable<NewBoard['scale']>['colours'][number] {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [red / 255, green / 255, blue / 255, opacity]
}
