import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { layersOf } from './ranks'

/**
 * Words that goals and layer names share without meaning the same thing. Goals are written in German under English layer
 * names as well: both languages count always, so that German words which name a thing in English, such as “hat”, are left
 * out.
 */
const COMMON = new Set(
  (
    'a an and are as at be button by can click container content design do for frame from get go group ' +
    'hero how i icon image in into is it its label layer make more must my new no not of on one or our out ' +
    'page people see section should so text than that the their them they this title to us use user visitor ' +
    'want we what with you your ' +
    'ab aber alle allem allen aller alles als also am auch auf aus bei beim bis da damit dann das dass dein ' +
    'deine deinen deiner dem den denen der deren des dich die dies diese diesem diesen dieser dieses dir doch ' +
    'du durch ein eine einem einen einer eines er es euch euer eure für gegen gehen geht haben hier ich ihm ihn ' +
    'ihnen ihr ihre ihrem ihren ihrer im immer ins ist jede jedem jeden jeder jedes jetzt kann kein keine ' +
    'keinen klicken klickt können lassen machen macht mehr mein meine meinen mich mir mit möchte möchten muss ' +
    'müssen nach neu neue neuem neuen neuer neues nicht noch nur nutzen ob oder ohne sehen sehr sein seine ' +
    'seinen sich sie sieht sind soll sollen sollte sollten über um und uns unser unsere unserem unseren unserer ' +
    'unter viel viele vielen vom von vor was weil wenn wer werden wie wir wird wo wollen zu zum zur ' +
    'abschnitt benutzer benutzerinnen benutzern besucher besucherinnen besuchern bild ebene entwurf gruppe ' +
    'inhalt knopf leute leuten menschen nutzer nutzerinnen nutzern rahmen schaltfläche seite symbol titel'
  ).split(' ')
)
/** Two words that mean something only together. */
const SIGN = /\bsign[ -](up|in)/g
/** Fewest letters of a word that matches alone. */
const LEAST_LETTERS = 3
/** Shared words that make a match, or share of a short name's words. */
const MANY = 2
const LEAST_PART = 0.5

/**
 * The layer whose name has the most words of a goal, or of an audience, in it; null when none has any. Of
 * equals a control, as goals are mostly reached by one, then the name with the fewest other words, then the
 * one with the most attention. Case and a plural's s make no difference.
 */
export function goalMatch(measured: Measured, words: string): MeasuredLayer | null {
  const wanted = stemsOf(words)
  let best: { layer: MeasuredLayer; worth: number } | null = null
  for (const layer of layersOf(measured)) {
    const named = stemsOf(layer.name)
    const shared = [...wanted].filter((stem) => named.has(stem))
    if (!shared.some((stem) => stem.length >= LEAST_LETTERS)) continue
    if (shared.length < Math.min(MANY, LEAST_PART * named.size)) continue
    const worth =
      4 * shared.length + (layer.kind === 'control' ? 2 : 0) + shared.length / named.size
    if (best === null || worth > best.worth) best = { layer, worth }
  }
  return best?.layer ?? null
}

/** Each word that says something, once. */
function stemsOf(text: string): Set<string> {
  const stems = new Set<string>()
  for (const [word] of text
    .toLowerCase()
    .replace(SIGN, 'sign$1')
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    const stem = word.length > 2 ? word.replace(/s$/, '') : word
    if (!COMMON.has(word) && !COMMON.has(stem)) stems.add(stem)
  }
  return stems
}
