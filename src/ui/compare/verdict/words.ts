import { wordsOf } from '../../../language'
import { listWords } from '../../words/list-words'

/** The best variant with its share, and the next with the rest. */
interface Lead {
  best: string
  share: string
  layer: string
  next: string
  rest: string
  /** Another layer that the rest is of. */
  on: string | null
  points: string
  /** How much more that is; null where the rest is next to nothing. */
  ratio: string | null
}

/** Names come in quotation marks, numbers as they are shown. */
export const words = wordsOf('ui/compare/verdict', {
  same: (names: string) => `${names} get the same attention.`,
  unknown: (names: string) =>
    `${names} cannot be compared: fewer than two of them have a clarity score or measured layers.`,
  equallyClear: (names: string) => `${names} are about equally clear.`,
  leads: (layer: string, best: string, share: string, next: string, nextShare: string) =>
    `${layer} gets most in ${best} (${share}), next in ${next} (${nextShare}).`,
  moves: (variant: string, from: string, to: string) =>
    `${variant} moves attention from ${from} to ${to}.`,
  draws: (variant: string, to: string) => `${variant} draws attention to ${to}.`,
  takes: (variant: string, from: string) => `${variant} takes attention from ${from}.`,
  shareInstead: (layer: string, now: string, before: string) =>
    `${layer} (${now} instead of ${before})`,
  points: (layer: string, points: string, only: 'new' | 'gone' | null) =>
    `${layer} (${only === null ? '' : `${only}, `}${points})`,
  sameInBoth: (layer: string) => `${layer} gets the same in both.`,
  /** `on`: another layer that the earlier share is of. */
  gets: (layer: string, more: boolean, now: string, before: string, on: string | null) =>
    `${layer} gets ${more ? 'more' : 'less'}: ${now} instead of ${before}${on === null ? '' : ` on ${on}`}.`,
  clearer: (name: string, value: string, other: string) =>
    `${name} is clearer: clarity ${value} instead of ${other}.`,
  clearest: (name: string, value: string, other: string) =>
    `${name} is the clearest: clarity ${value} instead of ${other}.`,
  kinds: {
    desktopWeb: 'desktop pages',
    mobileWeb: 'mobile screens',
    generic: 'other designs'
  },
  notRanked: (kinds: string) => `${capital(kinds)} are not ranked against each other.`,

  noiseOfShare: (points: string) => noise(`${points} of attention`),
  noiseOfClarity: (points: string) => noise(`${points} of clarity`),
  realPeople: 'How near the estimates are to real people is another question, and not in this.',
  agreement: (percent: number) =>
    `People agree less often: of two advertisements this far apart they call the same one clearer in about ${percent} of 100 cases.`,
  suggestedDecides: (layer: string) =>
    `${layer} is suggested as the main action; nobody has confirmed it.`,
  clarityDecides: 'No main action is marked, so clarity decides.',
  clarityDecidesBeside: (layer: string) =>
    `What ${layer} gets is known in fewer than two of these frames, so clarity decides.`,
  wins: ({ best, share, layer, next, rest, on, points, ratio }: Lead) =>
    `${best} gets ${share} of attention on ${layer}, ${next} ${rest}${on === null ? '' : ` on ${on}`}: ${points} more${ratio === null ? '' : `, ${ratio}`}.`,
  leadsWith: ({ best, share, layer, next, rest, on, points, ratio }: Lead) =>
    `${best} leads with ${share} of attention on ${layer}, ${points} more than ${next} (${rest}${on === null ? '' : ` on ${on}`})${ratio === null ? '' : `: ${ratio}`}.`,
  clearerBy: (best: string, high: string, low: string, next: string, points: string) =>
    `${best} is clearer: clarity ${high} against ${low} in ${next}, ${points} more.`,
  clearestBy: (best: string, high: string, low: string, next: string, points: string) =>
    `${best} is the clearest: clarity ${high}, ${points} more than ${next} (${low}).`,
  closeByClarity: (names: string, values: string, decides: number) =>
    `Too close to call between ${names}: ${values} for clarity, on which people agree often enough only from ${decides} points on.`,
  /** `layer`: null where variants have main actions of their own. */
  closeByShare: (names: string, values: string, layer: string | null) =>
    `Too close to call between ${names}: ${values} of attention on ${layer ?? 'their main actions'} is no difference beyond the estimate’s own noise.`,
  times: {
    hardly: 'hardly more',
    twentieth: 'about a twentieth more',
    tenth: 'about a tenth more',
    fifth: 'about a fifth more',
    quarter: 'about a quarter more',
    third: 'about a third more',
    half: 'about half as much again',
    threeQuarters: 'about three quarters more',
    twice: 'about twice as much',
    twoAndAHalf: 'about two and a half times as much',
    thrice: 'about three times as much'
  },
  timesAsMuch: (times: number) => `about ${times} times as much`,
  overTenTimes: 'more than ten times as much',

  scores: {
    clarity: (more: string, less: string, high: string, low: string) =>
      `${more} is clearer than ${less}: ${high} against ${low}.`,
    excitingness: (more: string, less: string, high: string, low: string) =>
      `${more} is more exciting than ${less}: excitingness ${high} against ${low}; neither end is better.`,
    focus: (more: string, less: string, high: string, low: string, apart: string) =>
      `Attention gathers more in ${more} than in ${less}: focus ${high} against ${low}, ${apart} more.`
  },
  withShare: (layer: string, share: string) => `${layer} (${share})`,
  onlyIn: (frame: string, layers: string) => `Only in ${frame}: ${layers}.`,

  providers: (names: string) =>
    `Different engines made these results (${names}): their numbers are hard to compare. Run all of them again with one.`,
  engines: (versions: string) =>
    `Analysed by different versions of the engine (${versions}): their numbers are hard to compare. Run the earlier ones again.`,
  earlierEngine: 'an earlier one',
  sizes:
    'The frames differ in size, and a share depends on how much else there is to see: compare shares with care.',
  tooSmall: (names: readonly string[]) =>
    names.length === 1
      ? `${listWords(names)} is too small to judge: analyse the frame around it.`
      : `${listWords(names)} are too small to judge: analyse the frames around them.`,
  outOfDate: (names: readonly string[]) =>
    `${listWords(names)} changed since the analysis: the numbers are of the earlier design.`,
  rough: (names: string) =>
    `Shares of ${names} are rough: the service’s map can only be read back approximately.`
})

function noise(bound: string): string {
  return `Up to ${bound} may be noise: designs that were only moved by 1–3 px, scaled by 3% or saved again differ by no more in 95 of 100 cases, measured with the built-in engine.`
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
