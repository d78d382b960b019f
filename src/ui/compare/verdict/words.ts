import { wordsOf } from '../../../language'
import { listWords } from '../../../language/list-words'

/** The variant that wins with its number, and the next with the rest. */
interface Lead {
  best: string
  share: string
  next: string
  rest: string
  /** True where there are others. */
  many: boolean
}

/** Names come in quotation marks, numbers as they are shown. */
export const words = wordsOf('ui/compare/verdict', {
  same: (names: string) => `${names} get the same attention.`,
  unknown: (names: string) =>
    `${names} cannot be compared: fewer than two of them have a clarity score or measured layers.`,
  theMainAction: 'the main action',
  moves: (variant: string, from: string, to: string) =>
    `${variant} moves attention from ${from} to ${to}.`,
  draws: (variant: string, to: string) => `${variant} draws attention to ${to}.`,
  takes: (variant: string, from: string) => `${variant} takes attention from ${from}.`,
  shareInstead: (layer: string, now: string, before: string) =>
    `${layer} (${now} instead of ${before})`,
  points: (layer: string, points: string, only: 'new' | 'gone' | null) =>
    `${layer} (${only === null ? '' : `${only}, `}${points} points)`,
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
  wins: ({ best, share, next, rest, many }: Lead) =>
    `${best} wins: its main action gets ${share} of attention, ${many ? `next comes ${next} with ${rest}` : `in ${next} ${rest}`}.`,
  winsByClarity: ({ best, share, next, rest, many }: Lead) =>
    many
      ? `${best} wins: it is the clearest with ${share} of 100, next comes ${next} with ${rest}.`
      : `${best} wins: it is clearer, ${share} of 100 against ${rest} in ${next}.`,
  valueIn: (value: string, name: string) => `${value} in ${name}`,
  /** Values with the variant of each. */
  closeByClarity: (values: string) => `Too close to call: clarity is ${values}.`,
  clarityNeeds: (decides: number) =>
    `People agree often enough which is clearer only from ${decides} points on.`,
  closeByShare: (values: string) => `Too close to call: the main action gets ${values}.`,
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
