import { SEEN_KINDS, seenParts, type SeenKind } from '../../../src/perception/attention/kinds'
import type { SignWeights } from '../../../src/perception/attention/sign-weights'
import { KIND_OF_SET, type KindPicture } from './kind-pictures'
import { fitLogLinear, type ViewedTerms } from './log-linear-fit'

/** What all pictures of a kind count together; pages are mostly told by their medium. */
const KIND_WEIGHT: Record<SeenKind, number> = {
  page: 0.6,
  poster: 0.9,
  chart: 0.9,
  photograph: 1.6
}
/** What a picture of a set counts beside others of its kind: many advertisements are photographs. */
const SET_WEIGHT: Partial<Record<KindPicture['set'], number>> = {
  gdi: 2,
  ads: 0.6,
  eyevis: 0.5,
  'charts-free': 2
}
/** On the slopes of standardised signs, and on their squares. */
const RIDGE = 0.003
const SQUARE_RIDGE = 0.009
const STEPS = 20

/** Multinomial logistic regression of a picture's kind on its signs and their squares. */
export function fitSignWeights(pictures: readonly KindPicture[]): SignWeights {
  const samples = weighted(pictures)
  const { means, scales } = standards(samples)
  const count = means.length
  const size = 2 * count + 1
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  const ridge = [RIDGE / 100, ...means.map(() => RIDGE), ...means.map(() => SQUARE_RIDGE)]
  // Each picture is a choice of one cell of as many as there are kinds.
  const chosen = samples.map(({ signs, kind, weight }): ViewedTerms => {
    const standard = signs.map((sign, i) => (sign - means[i]!) / scales[i]!)
    const terms = [1, ...standard, ...standard.map((sign) => sign * sign - 1)]
    return {
      terms: SEEN_KINDS.flatMap((_, cell) => terms.map((term) => only(cell, term))),
      viewed: only(SEEN_KINDS.indexOf(kind), 1),
      weight
    }
  })
  const weights = fitLogLinear(chosen, {
    ridge: SEEN_KINDS.flatMap(() => ridge.map((each) => each / total)),
    steps: STEPS
  })
  const ofKind = (kind: SeenKind): number[] => {
    const a = SEEN_KINDS.indexOf(kind)
    const [constant = 0, ...slopes] = weights.slice(a * size, (a + 1) * size)
    const steep = slopes.slice(0, count).map((slope, i) => slope / scales[i]!)
    const curves = slopes.slice(count).map((curve, i) => curve / scales[i]! ** 2)
    const shift = means.reduce(
      (sum, mean, i) => sum + curves[i]! * (mean ** 2 - scales[i]! ** 2) - steep[i]! * mean,
      0
    )
    const own = steep.map((slope, i) => slope - 2 * curves[i]! * means[i]!)
    return [constant + shift, ...own, ...curves]
  }
  return {
    page: ofKind('page'),
    poster: ofKind('poster'),
    chart: ofKind('chart'),
    photograph: ofKind('photograph')
  }
}

/** Mean probability of the right kind, and the part of pictures whose likeliest kind it is, by set. */
export function recognitionBySet(
  pictures: readonly KindPicture[],
  weightsOf: (picture: KindPicture) => SignWeights
): Record<string, { likelihood: number; right: number }> {
  const rows: Record<string, { likelihood: number; right: number }> = {}
  for (const set of new Set(pictures.map((picture) => picture.set))) {
    const ofSet = pictures.filter((picture) => picture.set === set)
    const kind = KIND_OF_SET[set]
    const parts = ofSet.map((picture) => seenParts(picture.looked.signs, weightsOf(picture)))
    rows[set] = {
      likelihood: parts.reduce((sum, part) => sum + part[kind], 0) / parts.length,
      right:
        parts.filter((part) => part[kind] === Math.max(...Object.values(part))).length /
        parts.length
    }
  }
  return rows
}

interface Sample {
  kind: SeenKind
  signs: readonly number[]
  weight: number
}

function weighted(pictures: readonly KindPicture[]): Sample[] {
  const all = pictures.map(({ set, looked: { signs } }) => ({
    kind: KIND_OF_SET[set],
    signs,
    weight: SET_WEIGHT[set] ?? 1
  }))
  const total = (of: SeenKind): number =>
    all.reduce((sum, { kind, weight }) => sum + (kind === of ? weight : 0), 0)
  return all.map((sample) => ({
    ...sample,
    weight: (KIND_WEIGHT[sample.kind] * sample.weight) / total(sample.kind)
  }))
}

function standards(samples: readonly Sample[]): { means: number[]; scales: number[] } {
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + sample.weight * of(sample), 0) / total
  const means = samples[0]!.signs.map((_, i) => mean(({ signs }) => signs[i]!))
  const scales = means.map((_, i) => Math.sqrt(mean(({ signs }) => (signs[i]! - means[i]!) ** 2)))
  return { means, scales }
}

/** The value at one cell, nothing at the others. */
function only(cell: number, value: number): Float32Array {
  return Float32Array.from(SEEN_KINDS, (_, at) => (at === cell ? value : 0))
}
