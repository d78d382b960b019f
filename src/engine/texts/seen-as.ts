import { isWritten, type LayerKind, type LayerShare, wordsIn } from '../../file'
import { hasRealName } from '../measure/fold/node-kind'
import type { Seen } from '../../order/seen'
import type { Noun } from './name-words'

/** What names are made from. */
export type Named = Pick<
  LayerShare,
  'name' | 'label' | 'group' | 'kind' | 'found' | 'parts' | 'box' | keyof Seen
>

/** What one sees of a layer. */
export interface SeenAs {
  noun: Noun
  /** True where the noun says more than what kind of layer it is. */
  isTelling: boolean
  /** What is written on it; null where nothing can be read. */
  words: string | null
  /** Its own name where nothing is written on it and the noun tells nothing; null where that is no word either. */
  own: string | null
}

const NOUN_OF: Record<LayerKind, Noun> = {
  text: 'text',
  control: 'control',
  image: 'picture',
  icon: 'icon',
  shape: 'shape',
  group: 'group'
}

/** What is seen of a layer, however its designer called it. */
export function seenAs(layer: Named): SeenAs {
  const { found, kind } = layer
  if (found) return { noun: found, isTelling: false, words: null, own: null }
  const words = wordsOn(layer)
  const known = words === null ? knownNoun(layer) : null
  const noun = known ?? NOUN_OF[kind]
  const isOwn = words === null && known === null && kind !== 'image'
  return { noun, isTelling: known !== null, words, own: isOwn ? ownWords(layer.name) : null }
}

/** Letters, digits, and signs that one can name: dashes and dots tell nothing. */
const TELLING = /[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u

/** What is written on a layer, in one line; null where nothing can be read. */
export function wordsOn({ found, kind, label, name }: Named): string | null {
  const isNamedSo = !found && isWritten(kind) && label === undefined && hasRealName(name)
  const words = plain(label ?? (isNamedSo ? name : ''))
  return TELLING.test(words) ? words : null
}

/** One line without quotation marks, which names are put in. */
export function plain(text: string, most?: number): string {
  return wordsIn(text.replace(/[“„«]/gu, '‘').replace(/[”»"]/gu, '’'), most)
}

/** Words in layers' names that say what a picture is. */
const TOLD_BY: readonly (readonly [Noun, RegExp])[] = [
  ['photo', /\b(?:photo|foto)/iu],
  ['portrait', /\b(?:portrait|headshot|porträt)/iu],
  ['screenshot', /\bscreenshot/iu],
  ['avatar', /\bavatar/iu],
  ['illustration', /\billustration/iu],
  ['logo', /\b(?:logo|wordmark)/iu],
  ['map', /\b(?:map|landkarte)\b/iu],
  ['chart', /\b(?:chart|graph|diagramm?)\b/iu],
  ['video', /\bvideo\b/iu]
]
/** An icon of a map is no map. */
const ICONS: ReadonlySet<Noun> = new Set(['avatar', 'logo'])

/** What a thing without words is, by its name or the face in it; null where that is not known. */
function knownNoun({ kind, name, parts }: Named): Noun | null {
  if (kind === 'text' || kind === 'control') return null
  const [told] = TOLD_BY.find(([, words]) => words.test(name)) ?? []
  if (told && (kind !== 'icon' || ICONS.has(told))) return told
  return parts?.some(({ found }) => found === 'face') ? 'faced' : null
}

/** What a name begins or ends with that says only the kind of layer, and sizes. */
const NO_WORDS =
  /^(?:icons?|ico?|img|image)\b|\b(?:icons?|shape|group|\d+(?:px|dp)?)$|\.(?:png|jpe?g|svg|webp)$/giu
const SAYS_NOTHING =
  /^(?:auto ?layout|base|block|box|button|btn|container|body|bottom|centre|center|content|default|element|head|inner|item|layer|left|main|outer|path|right|symbol|text|top|variant|wrapper)?$/iu

/** Without a number, these are no names of Figma's. */
const FIGURE = /^(?:arrow|star)$/iu

/** The part of a layer's own name that is a word: “Search” of “Icon / Search / 24”; null where it has none. */
function ownWords(name: string): string | null {
  // A variant's name is a list of its properties.
  if (name.includes('=')) return null
  for (const part of name.split('/').reverse()) {
    const words = plain(part.replace(/[_-]+/gu, ' ')).replace(NO_WORDS, ' ').trim()
    const isGiven = hasRealName(words) || FIGURE.test(words)
    if (/\p{L}{2}/u.test(words) && isGiven && !SAYS_NOTHING.test(words)) return words
  }
  return null
}
