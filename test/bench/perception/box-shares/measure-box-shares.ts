import { type AnnotatedBox, annotatedBoxes, type BoxKind } from '../boxes/annotated-boxes'
import { centrePrior } from '../centre-prior'
import { crossValidated } from '../cross-validated'
import { nativeSteps, timesMean } from '../native-steps'
import { meanMaps } from '../mean-map'
import { engineMaps } from '../models'
import { pixelSize, readPixels } from '../read-pixels'
import { viewedDensity } from '../score-map'
import { viewedSet } from '../viewed-sets'
import { halves } from '../viewer-halves'
import { viewedPictures } from '../viewing-data'
import { type Viewed, viewingsOf } from '../viewings'
import { agreement, type Agreement, meanAgreement } from './agreement'
import { shareOfMap, shareOfSpots } from './shares'

/** The sets whose pictures have boxes. */
export const BOXED_SETS = ['fiwi', 'gdi'] as const

export type BoxedSet = (typeof BOXED_SETS)[number]

export const SHARE_ROWS = {
  area: 'by area alone',
  centre: 'centred Gaussian',
  steps: 'steps at native size, times the mean map',
  engine: 'Glance',
  leftOut: 'Glance, fitted with the site left out',
  viewers: 'half the viewers, on the others'
} as const

export type ShareRow = keyof typeof SHARE_ROWS

/** What boxes of a kind get, as means over boxes. */
export interface KindShares {
  kind: BoxKind
  boxes: number
  predicted: number
  people: number
}

export interface BoxShares {
  pictures: number
  boxes: number
  rows: Partial<Record<ShareRow, Agreement>>
  kinds: KindShares[]
}

/** Of fewer boxes a correlation says nothing. */
const LEAST_BOXES = 4

/** Predicted shares of the boxes on each picture of a set, beside people's. */
export async function measureBoxShares(set: BoxedSet): Promise<BoxShares> {
  const viewings = await viewingsOf(viewedPictures(set), pixelSize)
  const meanMap = meanMaps(viewings.map(({ picture, truth }) => ({ site: picture.site, truth })))
  const leftOut = await crossValidated(set)
  const drawn = annotatedBoxes(set)
  const found: Partial<Record<ShareRow, Agreement[]>> = {}
  const kinds = new Map<BoxKind, KindShares>()
  let pictures = 0
  let count = 0
  for (const viewed of viewings) {
    const { picture, size, truth } = viewed
    const boxes = drawn.get(picture.stem) ?? []
    if (boxes.length < LEAST_BOXES) continue
    pictures++
    count += boxes.length
    const people = peopleShares(viewed, boxes)
    const pixels = await readPixels(picture.file)
    const { attention } = engineMaps(pixels, viewedSet(set).media[0])
    const mean = meanMap(picture.site, truth)
    const fitted = leftOut.get(picture.stem)
    const maps = {
      centre: { ...truth, data: centrePrior(truth, 0.25) },
      steps: timesMean(mean, nativeSteps(pixels, mean)),
      engine: attention,
      ...(fitted ? { leftOut: fitted } : {})
    }
    const areas = areasOf(boxes)
    const add = (row: ShareRow, shares: number[]) =>
      void (found[row] ??= []).push(agreement(shares, people, areas))
    add('area', areas)
    for (const [row, map] of Object.entries(maps)) {
      add(
        row as ShareRow,
        boxes.map((box) => shareOfMap(map, box, size))
      )
    }
    if (viewed.spots.length > 0) (found.viewers ??= []).push(viewersAgreement(viewed, boxes))
    addKinds(
      kinds,
      boxes,
      boxes.map((box) => shareOfMap(fitted ?? attention, box, size)),
      people
    )
  }
  const rows = Object.entries(found).map(([row, all]) => [row, meanAgreement(all)])
  return {
    pictures,
    boxes: count,
    rows: Object.fromEntries(rows) as BoxShares['rows'],
    kinds: [...kinds.values()].map((of) => ({
      ...of,
      predicted: of.predicted / of.boxes,
      people: of.people / of.boxes
    }))
  }
}

/** Looks in each box over all looks; of painted importance, the part of it. */
function peopleShares({ spots, truth, size }: Viewed, boxes: readonly AnnotatedBox[]): number[] {
  return boxes.map((box) =>
    spots.length > 0 ? shareOfSpots(spots, box, size) : shareOfMap(truth, box, size)
  )
}

const areasOf = (boxes: readonly AnnotatedBox[]): number[] =>
  boxes.map(({ width, height }) => width * height)

/** What the density of half the viewers says of the other half, and the other way round. */
function viewersAgreement({ spots, size }: Viewed, boxes: readonly AnnotatedBox[]): Agreement {
  const [some, rest] = halves(spots)
  const against = (map: typeof some, looks: typeof some): Agreement => {
    const density = viewedDensity(map, size)
    return agreement(
      boxes.map((box) => shareOfMap(density, box, size)),
      boxes.map((box) => shareOfSpots(looks, box, size)),
      areasOf(boxes)
    )
  }
  return meanAgreement([against(some, rest), against(rest, some)])
}

function addKinds(
  kinds: Map<BoxKind, KindShares>,
  boxes: readonly AnnotatedBox[],
  predicted: number[],
  people: number[]
): void {
  for (const [i, { kind }] of boxes.entries()) {
    const of = kinds.get(kind) ?? { kind, boxes: 0, predicted: 0, people: 0 }
    of.boxes++
    of.predicted += predicted[i]!
    of.people += people[i]!
    kinds.set(kind, of)
  }
}
