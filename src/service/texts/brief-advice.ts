import { says } from './brief'
import type { Rule } from './rule'
import { strongestSpots } from './spots'

/** What a goal asks for, before anything else. */
export const GOAL_ADVICE: Rule = {
  id: 'goal',
  when: ({ hotspots }, brief) => hotspots.length > 0 && says(brief, 'goal'),
  say: (measured) =>
    `**Check the strongest spots against the goal.** Nothing draws more attention than ${strongestSpots(measured)}. If what serves the goal is not there, move it there or strengthen it.`
}

/** What the numbers leave open about an audience. */
export const AUDIENCE_ADVICE: Rule = {
  id: 'audience',
  when: (_, brief) => says(brief, 'audience'),
  say: () =>
    '**Show it to the audience.** The numbers hold for viewers in general; a few people it is meant for can tell whether they hold for them.'
}
