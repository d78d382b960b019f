import type { Table } from '../../table'
import { percent } from '../markdown'
import { viewedSet } from '../viewed-sets'
import { SIZES } from './page-scenes'
import type { PopOut } from './pop-out'
import { THING_NAMES } from './things'

type Scene = PopOut['scenes'][number]

/** How often what was planted is among the first three spots, and what that costs where people looked. */
export function popOutTables({ scenes, costs }: PopOut): Table[] {
  return scenes.length === 0 ? [] : [plantedTable(scenes), costTable(costs)]
}

function plantedTable(scenes: readonly Scene[]): Table {
  const groups: [string, (scene: Scene) => boolean][] = [
    ['all', () => true],
    ...SIZES.map((size): (typeof groups)[number] => [
      `${size} px of 1200 wide`,
      (scene) => scene.size === size
    ]),
    ...THING_NAMES.map((thing): (typeof groups)[number] => [
      thing,
      (scene) => scene.thing === thing
    ]),
    ['with a word on it', ({ hasWord }) => hasWord],
    ['without', ({ hasWord }) => !hasWord],
    ['in a flat place', ({ place }) => place === 'flat'],
    ['in any place', ({ place }) => place === 'any'],
    ['in a colour that the page lacks', ({ colour }) => colour === 'lacking'],
    ['in a colour that it has', ({ colour }) => colour === 'had']
  ]
  return {
    title: 'Planted things: among the first three spots',
    note: 'Seen: by more people within two seconds than half of what is found on the page. Hotspots: among the first three, among all. Discs, badges and buttons on screens of FiWI, EYEVIS and UEyes whose sites chose no limit, as desktopWeb. Map: the peaks of the attention map, blurred by 1.3% of its width, .1 of the longer side apart, at most .01 of it outside the thing.',
    columns: ['scenes', 'map', 'seen', 'hotspots', 'any hotspot'],
    rows: groups.map(([label, belongs]) => {
      const some = scenes.filter(belongs)
      const part = (is: (scene: Scene) => boolean): string =>
        percent(some.filter(is).length / some.length)
      return {
        label,
        values: [
          some.length,
          part(({ byMap }) => byMap),
          part(({ isSeenOverHalf }) => isSeenOverHalf),
          part(({ byHotspots }) => byHotspots),
          part(({ byAnyHotspot }) => byAnyHotspot)
        ]
      }
    })
  }
}

function costTable(costs: PopOut['costs']): Table {
  const shown = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(4))
  return {
    title: 'Planted things: what the rule does where nothing is planted',
    note: 'Maps fitted with the site left out, with the rule and without.',
    columns: ['pictures', 'with anything', 'NSS without', 'with', 'CC without', 'with'],
    rows: costs.map(({ set, pictures, touched, without, ...cost }) => ({
      label: viewedSet(set).name,
      values: [
        pictures,
        touched,
        ...[without.nss, cost.with.nss, without.cc, cost.with.cc].map(shown)
      ]
    }))
  }
}
