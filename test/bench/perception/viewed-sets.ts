import type { Medium } from '../../../src/perception'
import type { Fixation } from './viewing-data'

/** A set of pictures that people looked at. */
export interface ViewedSet {
  /** What its rows are called. */
  name: string
  title: string
  /** Where its pictures lie among the data; a folder of the set's own name where nothing is said. */
  folders?: readonly string[]
  /** What is known of people: places they looked at or clicked on, or importance that they painted. */
  truth: 'places' | 'importance'
  /** What the engine takes the pictures for: first as they are judged, then for comparison. */
  media: readonly [Medium, ...Medium[]]
  /** What pictures of one site have in common: none of them may help to fit what judges another. */
  siteOf: (stem: string) => string
  /** Which fixations count as first looks, where their times are known. */
  isFirst?: (fixation: Fixation) => boolean
}

/** Pages of one site differ by a number at the end of their name. */
const withoutNumber = (stem: string): string => stem.replace(/[-_]?\d+$/, '')

/** Sites of FiWI that go by several first words. */
const ONE_SITE: Partial<Record<string, string>> = {
  your: 'yoursg',
  natureblog: 'nature',
  insta: 'instagram'
}
/** Pages of FiWI are named after their site, then after what they show: `bbc-home` and `bbc-weather` are one site. */
const firstWord = (stem: string): string => {
  const word = withoutNumber(stem.split('-')[0]!)
  return ONE_SITE[word] ?? word
}
const itself = (stem: string): string => stem

const CHART = { media: ['generic', 'desktopWeb'], siteOf: itself } as const
const PHOTOGRAPHS = {
  truth: 'places',
  media: ['generic'],
  siteOf: itself,
  // Their starts are estimates or not needed: the first four looks, as ever since issue 5.
  isFirst: ({ order }: Fixation) => order < 4
} as const

/** The pictures that maps are scored on, interfaces first. */
const VIEWED_SETS = {
  fiwi: {
    name: 'FiWI',
    title: 'FiWI: 84 web pages, 11 viewers, 5 s',
    folders: ['fiwi', 'fiwi-more'],
    truth: 'places',
    media: ['desktopWeb', 'generic'],
    siteOf: firstWord,
    // The first second: the recording begins some .3 s before the page, it seems.
    isFirst: ({ start }) => start < 1.3
  },
  eyevis: {
    name: 'EYEVIS',
    title: 'EYEVIS: 10 whole pages, browsed with a task by 10 to 20 viewers',
    truth: 'places',
    media: ['desktopWeb', 'generic'],
    siteOf: withoutNumber
  },
  'ueyes-web': {
    name: 'UEyes web',
    title: 'UEyes: 10 web screens, the first 3 s of 7',
    truth: 'importance',
    media: ['desktopWeb', 'generic'],
    siteOf: itself
  },
  'ueyes-phone': {
    name: 'UEyes phone',
    title: 'UEyes: 10 phone screens, the first 3 s of 7',
    truth: 'importance',
    media: ['mobileWeb', 'generic'],
    siteOf: itself
  },
  gdi: {
    name: 'GDI',
    title: 'GDI: 26 posters and advertisements, importance as painted',
    truth: 'importance',
    media: ['generic', 'desktopWeb'],
    siteOf: itself
  },
  'charts-free': {
    ...CHART,
    name: 'charts, free viewing',
    title: 'Charts, free viewing: 15, clicks of about 58 people',
    truth: 'places'
  },
  'charts-described': {
    ...CHART,
    name: 'charts, described',
    title: 'Charts and infographics being described: 54, clicks',
    truth: 'places'
  },
  'charts-importance': {
    ...CHART,
    name: 'charts, importance',
    title: 'Charts: 14, importance maps',
    truth: 'importance'
  },
  osie: { ...PHOTOGRAPHS, name: 'OSIE', title: 'OSIE: 364 photographs, 15 viewers' },
  sun: { ...PHOTOGRAPHS, name: 'SUN', title: 'SUN: 223 scenes, 12 viewers' }
} as const satisfies Record<string, ViewedSet>

export type SetName = keyof typeof VIEWED_SETS

export const SET_NAMES = Object.keys(VIEWED_SETS) as SetName[]

/** A set in the general shape, with what only some have. */
export const viewedSet = (set: SetName): ViewedSet => VIEWED_SETS[set]

/** The site of a picture, among all sets: charts are the same ones in three sets, others are of one set only. */
export function siteOf(set: SetName, stem: string): string {
  const family = set.startsWith('charts-') ? 'charts' : set.startsWith('ueyes-') ? 'ueyes' : set
  return `${family}:${viewedSet(set).siteOf(stem)}`
}
