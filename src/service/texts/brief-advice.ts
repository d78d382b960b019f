import { says } from './brief'
import { layersOf } from './layer-ranks'
import type { Rule } from './rule'
import { strongest } from './strongest'
import { targetOf } from './target'

/** What a goal asks for, before anything else, where no layer is known to serve it. */
export const GOAL_ADVICE: Rule = {
  id: 'goal',
  when: (measured, brief) =>
    says(brief, 'goal') &&
    targetOf(measured, brief) === null &&
    (measured.hotspots.length > 0 || layersOf(measured).length > 0),
  say: (measured) =>
    `**Check the strongest ${layersOf(measured).length > 0 ? 'layers' : 'spots'} against the goal.** Nothing draws more attention than ${strongest(measured)}. If what serves the goal is not there, move it there or strengthen it.`
}

/** What the numbers leave open about an audience. */
export const AUDIENCE_ADVICE: Rule = {
  id: 'audience',
  when: (_, brief) => says(brief, 'audience'),
  say: () =>
    '**Show it to the audience.** The numbers hold for viewers in general; a few people it is meant for can tell whether they hold for them.'
}
