import { ordinal, type Translation } from '../../language'
import type { nameWords, Noun } from './name-words'

/** Feminine or neuter, so that a noun is the same as subject and as object. */
const NOUNS: Record<Noun, readonly ['die' | 'das', string]> = {
  text: ['die', 'Schrift'],
  control: ['die', 'Schaltfläche'],
  picture: ['das', 'Bild'],
  photo: ['das', 'Foto'],
  faced: ['das', 'Foto mit Gesicht'],
  portrait: ['das', 'Porträt'],
  video: ['das', 'Video'],
  screenshot: ['das', 'Bildschirmfoto'],
  avatar: ['das', 'Profilbild'],
  illustration: ['die', 'Illustration'],
  logo: ['das', 'Logo'],
  map: ['die', 'Landkarte'],
  chart: ['das', 'Diagramm'],
  icon: ['das', 'Icon'],
  shape: ['die', 'Form'],
  group: ['die', 'Gruppe'],
  face: ['das', 'Gesicht'],
  place: ['die', 'Stelle']
}

const SECOND = ['zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte']

function the(article: string, nth: number): string {
  return nth < 2 ? article : `${article} ${SECOND[nth - 2] ?? ordinal(nth)}`
}

const thing = (noun: Noun, nth: number): string => {
  const [article, name] = NOUNS[noun]
  return `${the(article, nth)} ${name}`
}

export const german: Translation<typeof nameWords> = {
  thing,
  called: (noun, name, nth) => `${thing(noun, nth)} „${name}“`,
  said: (words, nth) => (nth < 2 ? `„${words}“` : `${the('das', nth)} „${words}“`),
  under: (name, heading) => `${name} unter „${heading}“`,
  beside: (name, heading) => `${name} bei „${heading}“`,
  row: {
    thing: (noun) => NOUNS[noun][1],
    called: (noun, name) => `${NOUNS[noun][1]} „${name}“`
  }
}
