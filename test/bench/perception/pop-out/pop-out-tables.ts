import type { Table } from '../../table'
import { percent } from '../markdown'
import { hitPart } from './hits'
import type { Found, PopOut } from './pop-out'
import { PAGE_SIZES, WAYS } from './page-scenes'
import { PLACES, SIZES } from './scenes'
import { viewedSet } from '../viewed-sets'
import { type ThingName, THINGS } from './things'

const COLUMNS = ['scenes', 'map', 'hotspots', 'spectral residual']

function row(label: string, scenes: readonly Found[]): Table['rows'][number] {
  const by = (key: keyof Found) => hitPart(scenes.map((scene) => ({ byMap: scene[key] })))
  const parts = [by('byMap'), by('byHotspots'), by('byResidual')]
  return { label, values: [scenes.length, ...parts.map(percent)] }
}

const sizeLabel = (size: number): string => `${(100 * size).toFixed(1)}% of the width`

/** How often what was planted is among the first three spots, by what it is, how large and where. */
export function popOutTables({ madeUp, onPages, rules, costs }: PopOut): Table[] {
  const things = Object.keys(THINGS) as ThingName[]
  const rows = [
    row('all', madeUp),
    ...things.map((thing) =>
      row(
        THINGS[thing],
        madeUp.filter((scene) => scene.thing === thing)
      )
    ),
    ...SIZES.map((size) =>
      row(
        sizeLabel(size),
        madeUp.filter((scene) => scene.size === size)
      )
    ),
    ...(['light', 'dark'] as const).map((ground) =>
      row(
        `${ground} pages`,
        madeUp.filter((scene) => scene.ground === ground)
      )
    ),
    ...Object.keys(PLACES).map((place) =>
      row(
        place,
        madeUp.filter((scene) => scene.place === place)
      )
    )
  ]
  const made: Table = {
    title: 'Pop-out: one thing planted on a made-up page',
    note: 'Share of scenes in which it is among the three highest peaks (.1 of the longer side apart), at most .02 of the longer side outside its box. Drawn by the benchmark: no picture that people looked at. Medium desktopWeb.',
    columns: COLUMNS,
    rows
  }
  const cells: Table = {
    title: 'Pop-out by thing, size and ground',
    note: "The same, of the map's peaks.",
    columns: SIZES.flatMap((size) => [`${sizeLabel(size)}, light`, 'dark']),
    rows: things.map((thing) => ({
      label: THINGS[thing],
      values: SIZES.flatMap((size) =>
        (['light', 'dark'] as const).map((ground) =>
          percent(
            hitPart(
              madeUp.filter(
                (scene) => scene.thing === thing && scene.size === size && scene.ground === ground
              )
            )
          )
        )
      )
    }))
  }
  const drawn = [made, cells, ruleTable(rules)]
  return onPages.length === 0 ? drawn : [...drawn, onPagesTable(onPages), costTable(costs)]
}

function onPagesTable(onPages: PopOut['onPages']): Table {
  const groups: [string, (scene: PopOut['onPages'][number]) => boolean][] = [
    ['all', () => true],
    ...(['disc', 'button'] as const).map((thing): (typeof groups)[number] => [
      THINGS[thing],
      (scene) => scene.thing === thing
    ]),
    ...PAGE_SIZES.map((size): (typeof groups)[number] => [
      sizeLabel(size),
      (scene) => scene.size === size
    ]),
    ...WAYS.map((way): (typeof groups)[number] => [
      `${way.place === 'flat' ? 'in a flat place' : 'in any place'}, ${way.colour === 'rare' ? 'the colour rare there' : 'the page has the colour'}`,
      (scene) => scene.way === way
    ])
  ]
  return {
    title: 'Pop-out: one thing planted on real pages',
    note: 'Screens of FiWI, EYEVIS and UEyes, as desktopWeb. In a flat place or in any, over pictures too; in a colour that the page has least of, or in one that .03% to 1% of it has. The limits were chosen on half of the sites (at hand); the rest judge.',
    columns: [
      'left-out sites',
      'at hand',
      'scenes left out',
      'hotspots, left out',
      'residual, left out'
    ],
    rows: groups.map(([label, belongs]) => {
      const scenes = onPages.filter(belongs)
      const judged = scenes.filter(({ isAtHand }) => !isAtHand)
      const parts = [judged, scenes.filter(({ isAtHand }) => isAtHand)].map(hitPart)
      const by = (key: keyof Found) => hitPart(judged.map((scene) => ({ byMap: scene[key] })))
      return {
        label,
        values: [
          ...parts.map(percent),
          judged.length,
          percent(by('byHotspots')),
          percent(by('byResidual'))
        ]
      }
    })
  }
}

const RULES = {
  control: 'the one filled control of three',
  price: 'a number in the largest digits',
  card: 'the middle card of three, highlighted by'
} as const

function ruleTable(rules: PopOut['rules']): Table {
  const cards = rules.filter(({ rule }) => rule === 'card')
  const labels = [...new Set(rules.map(({ rule, variant }) => `${RULES[rule]}: ${variant}`))]
  return {
    title: 'Pop-out: product rules on drawn pages',
    note: `Rules without data. For controls and numbers: among the first three spots. For cards: its share over the mean of its equals', over the same without a highlight.`,
    columns: ['scenes', 'map', 'hotspots', 'over equals'],
    rows: labels.map((label) => {
      const scenes = rules.filter(({ rule, variant }) => `${RULES[rule]}: ${variant}` === label)
      const isCard = scenes[0]!.rule === 'card'
      const by = (key: 'byMap' | 'byHotspots') =>
        isCard ? '–' : percent(hitPart(scenes.map((scene) => ({ byMap: scene[key] }))))
      return {
        label,
        values: [scenes.length, by('byMap'), by('byHotspots'), isCard ? more(scenes, cards) : '–']
      }
    })
  }
}

/** By what factor highlighted cards are looked at more than those of the same ground without a highlight. */
function more(highlighted: PopOut['rules'], cards: PopOut['rules']): string {
  const factors = highlighted.map(({ ground, overEquals }) => {
    const plain = cards.find((card) => card.ground === ground && card.variant === 'none')
    return overEquals / plain!.overEquals
  })
  return (factors.reduce((sum, factor) => sum + factor, 0) / factors.length).toFixed(2)
}

function costTable(costs: PopOut['costs']): Table {
  const isKnown = (value: number): boolean => !Number.isNaN(value)
  const shown = (value: number): string => (isKnown(value) ? value.toFixed(4) : '–')
  return {
    title: 'What the rules of what stands out cost where people looked',
    note: 'The attention map with them and without, by the constants that ship; nothing is planted.',
    columns: ['pages', 'with anything', 'NSS without', 'NSS with', 'CC without', 'CC with'],
    rows: costs.map(({ set, pages, touched, without, ...cost }) => ({
      label: viewedSet(set).name,
      values: [pages, touched, ...[without.nss, cost.with.nss, without.cc, cost.with.cc].map(shown)]
    }))
  }
}
