import { kindParts } from '../../../src/perception/attention/kinds'
import type { SignWeights } from '../../../src/perception/attention/sign-weights'
import type { Medium } from '../../../src/perception'
import type { Plane } from '../../../src/perception/see/plane'
import { attend } from '../../../src/perception/attention/attend'
import type { KindModels } from '../../../src/perception/attention/kind-models'
import { fitKinds } from './kind-fit'
import { fitSight } from './sight/sight-fit'
import { sighted } from '../../../src/perception/attention/sighted'
import { adPictures, type KindPicture, kindPictures } from './kind-pictures'
import { fitSignWeights } from './recognise-fit'
import { screenHabits } from './screen-habits'
import { meanScores, scoreMap } from './score-map'
import { SET_NAMES, type SetName, viewedSet } from './viewed-sets'
import type { Viewed } from './viewings'

const FOLDS = 5

/** Attention maps of a set's pictures by stem, each by constants fitted without any picture of its site. */
export type LeftOutMaps = Map<string, Plane>

/** The constants that a fold's pictures are judged by. */
export interface FoldModels {
  models: KindModels
  signs: SignWeights
}

/** A fold, whose sites took no part in the fit of its constants. */
export interface Fold extends FoldModels {
  /** The models without what the backbone adds. */
  base: KindModels
}

/** Everything that the fits know, by site: which constants judge which picture. */
export interface Folds {
  pictures: KindPicture[]
  foldOf: (site: string) => Fold
  modelsOf: (picture: KindPicture) => FoldModels
}

let known: Promise<Folds> | null = null

/** Fits all constants in folds by site, once in a run: about two minutes. */
export function inFolds(): Promise<Folds> {
  known ??= fitInFolds()
  return known
}

/** The engine's maps of a set with each picture's site left out of the fit of all its constants. */
export async function crossValidated(
  set: SetName,
  medium: Medium = viewedSet(set).media[0],
  views: 'all' | 'first' = 'all'
): Promise<LeftOutMaps> {
  const { pictures, modelsOf } = await inFolds()
  return new Map(
    pictures
      .filter((picture) => picture.set === set)
      .map((picture) => [picture.stem, mapBy(picture, medium, modelsOf(picture), views)])
  )
}

/** Mean scores of maps over the pictures that were looked at, to three places. */
export function meanOf(
  maps: LeftOutMaps,
  viewings: readonly (Viewed | null)[]
): { nss: number; cc: number } {
  const { nss, cc } = meanScores(
    viewings.flatMap((viewed) => (viewed ? [scoreMap(maps.get(viewed.picture.stem)!, viewed)] : []))
  )
  return { nss: Number(nss.toFixed(3)), cc: Number(cc.toFixed(3)) }
}

function mapBy(
  { looked }: KindPicture,
  medium: Medium,
  fold: FoldModels,
  views: 'all' | 'first'
): Plane {
  const kinds = kindParts(medium, looked.signs, looked.picture, fold.signs)
  return { ...looked.grid, data: attend(looked, kinds, views, null, fold.models) }
}

async function allKindPictures(): Promise<KindPicture[]> {
  const pictures: KindPicture[] = []
  for (const set of SET_NAMES) pictures.push(...(await kindPictures(set)))
  return [...pictures, ...(await adPictures())]
}

async function fitInFolds(): Promise<Folds> {
  const pictures = await allKindPictures()
  const foldOf = foldsBySite(pictures)
  const folds = Array.from({ length: FOLDS }, (_, fold): Fold => {
    const isJudged = (site: string): boolean => foldOf.get(site) === fold
    const kept = pictures.filter(({ site }) => !isJudged(site))
    const judged = pictures.filter(({ site }) => isJudged(site))
    const habits = screenHabits(new Set(judged.map(({ stem }) => stem)))
    const base = fitKinds(kept, habits)
    const models = sighted(base, fitSight(kept, base))
    return { base, models, signs: fitSignWeights(kept) }
  })
  const ofSite = (site: string): Fold => folds[foldOf.get(site)!]!
  return { pictures, foldOf: ofSite, modelsOf: ({ site }) => ofSite(site) }
}

/** Sites in the order of their names dealt out to folds, kind of set by kind of set. */
function foldsBySite(pictures: readonly KindPicture[]): Map<string, number> {
  const sites = [...new Set(pictures.map(({ site }) => site))].sort()
  const dealt = new Map<string, number>()
  return new Map(
    sites.map((site) => {
      const family = site.split(':')[0]!
      const next = dealt.get(family) ?? 0
      dealt.set(family, next + 1)
      return [site, next % FOLDS]
    })
  )
}
