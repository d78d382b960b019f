import type { Table } from '../../table'
import { percent } from '../markdown'
import { hitPart } from './hits'
import type { Found, PopOut } from './pop-out'
import { PLACES, SIZES } from './scenes'
import { THINGS } from './things'
import type { ThingName } from './things'

const COLUMNS = ['scenes', 'map', 'hotspots', 'spectral residual']

function row(label: string, scenes: readonly Found[]): Table['rows'][number] {
  const by = (key: keyof Found) => hitPart(scenes.map((scene) => ({ byMap: scene[key] })))
  const parts = [by('byMap'), by('byHotspots'), by('byResidual')]
  return { label, values: [scenes.length, ...parts.map(percent)] }
}

const sizeLabel = (size: number): string => `${(100 * size).toFixed(1)}% of the width`

/** How often what was planted is among the first three spots, by what it is, how large and where. */
export function popOutTables({ madeUp, onPages }: PopOut): Table[] {
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
  if (onPages.length === 0) return [made, cells]
  const real: Table = {
    title: 'Pop-out: one thing planted on the pages of FiWI',
    note: 'In a flat place found by itself, in a colour that the page has least of.',
    columns: COLUMNS,
    rows: [
      row('all', onPages),
      ...(['disc', 'button'] as const).map((thing) =>
        row(
          THINGS[thing],
          onPages.filter((scene) => scene.thing === thing)
        )
      ),
      ...SIZES.map((size) =>
        row(
          sizeLabel(size),
          onPages.filter((scene) => scene.size === size)
        )
      )
    ]
  }
  return [made, cells, real]
}
