import { SEEN_TIMES, type SeenModel, type SeenTime, seenWithin } from '../../../../src/order/seen'
import { fitSeen, GLANCE_SHAPE, type SeenShape } from './seen-fit'
import type { BoxGroup, SeenSet, ViewedBox, ViewedPage } from './viewed-boxes'

/** What tells who sees a box, from the least informed on. */
export const SEEN_ROWS = {
  area: 'area alone',
  attention: 'attention and area',
  glance: 'Glance: attention, first looks and area'
} as const
export type SeenRow = keyof typeof SEEN_ROWS

const SHAPES: Record<SeenRow, SeenShape> = {
  area: [
    { grow: [1, 2], powers: ['area'] },
    { grow: [2, 3, 5], powers: ['area'] }
  ],
  attention: [
    { grow: [1, 2], powers: ['attention', 'area'] },
    { grow: [2, 3, 5], powers: ['attention'] }
  ],
  glance: GLANCE_SHAPE
}

const FOLDS = 5

/** A box with what was told of it by constants that never saw its site. */
export interface ToldBox extends ViewedBox {
  told: Readonly<Record<SeenRow, Readonly<Record<SeenTime, number>>>>
}

export interface ToldPage extends Omit<ViewedPage, 'boxes'> {
  boxes: readonly ToldBox[]
}

/** Tells in folds by site which part of the viewers see each box. */
export function toldPages(pages: readonly ViewedPage[]): ToldPage[] {
  const sites = [...new Set(pages.map(({ site }) => site))].sort()
  const foldOf = ({ site }: ViewedPage): number => sites.indexOf(site) % FOLDS
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const others = pages.filter((page) => foldOf(page) !== fold)
    return byRow((row) => fitSeen(others, SHAPES[row]))
  })
  return pages.map((page) => {
    const model = models[foldOf(page)]!
    const boxes = page.boxes.map((box) => ({
      ...box,
      told: byRow((row) => byTime(box, model[row]))
    }))
    return { ...page, boxes }
  })
}

function byRow<T>(of: (row: SeenRow) => T): Record<SeenRow, T> {
  return { area: of('area'), attention: of('attention'), glance: of('glance') }
}

function byTime(box: ViewedBox, model: SeenModel): Record<SeenTime, number> {
  const told = SEEN_TIMES.map((time) => [time, seenWithin(box, time, model)!])
  return Object.fromEntries(told) as Record<SeenTime, number>
}

/** The boxes of a group on the pages of some sets. */
export function boxesOf(
  pages: readonly ToldPage[],
  sets: readonly SeenSet[],
  groups: readonly BoxGroup[]
): ToldBox[] {
  return pages
    .filter(({ set }) => sets.includes(set))
    .flatMap(({ boxes }) => boxes.filter(({ group }) => groups.includes(group)))
}

export interface SeenFigures {
  /** Part of the variance between boxes that is explained. */
  explained: number
  /** Mean of the absolute differences. */
  error: number
}

export function figuresOf(boxes: readonly ToldBox[], row: SeenRow, time: SeenTime): SeenFigures {
  const mean = meanOf(boxes, ({ seen }) => seen[time])
  const misses = boxes.map(({ seen, told }) => seen[time] - told[row][time])
  const squared = misses.reduce((sum, miss) => sum + miss ** 2, 0)
  const variance = boxes.reduce((sum, { seen }) => sum + (seen[time] - mean) ** 2, 0)
  return {
    explained: 1 - squared / variance,
    error: misses.reduce((sum, miss) => sum + Math.abs(miss), 0) / boxes.length
  }
}

export function meanOf<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0) / all.length
}
