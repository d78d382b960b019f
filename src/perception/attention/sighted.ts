import { KIND_MODELS, type KindModel, type KindModels, type ViewModel } from './kind-models'
import { SIGHT_WEIGHTS, type SightedKind, type SightWeights } from './sight-weights'

/** Part of a desktop page's weights that phones have: ten phones with pictures are too few for weights of their own. */
const PHONE_PART = 0.25
/**
 * Charts gain by more than their fit gives: with 1, 1.5, 2 and 2.5 times its weights the CC on charts left out is .777, .782,
 * .785 and .787 where they are described, .843, .843, .841 and .838 where they are viewed freely.
 */
const CHART_PART = 2

/** Models that also weigh what the backbone makes of each place. */
export function sighted(
  models: KindModels,
  weights: Partial<Record<SightedKind, SightWeights>>
): KindModels {
  const { desktop, poster, chart, photograph } = weights
  return {
    desktop: withWeights(models.desktop, desktop),
    phone: withWeights(models.phone, desktop, PHONE_PART),
    poster: withWeights(models.poster, poster),
    chart: withWeights(models.chart, chart, CHART_PART),
    photograph: withWeights(models.photograph, photograph)
  }
}

function withWeights(model: KindModel, weights: SightWeights | undefined, part = 1): KindModel {
  if (!weights) return model
  const { all, first = all } = weights
  const added = (to: ViewModel, each: readonly number[]): ViewModel => ({
    ...to,
    sight: each.map((weight) => part * weight)
  })
  return { all: added(model.all, all), first: added(model.first, first) }
}

/** The models that maps are made by. */
export const SIGHTED_MODELS: KindModels = sighted(KIND_MODELS, SIGHT_WEIGHTS)
