/** How other pictures are chosen for the shuffled AUC: as many, this far apart in the list. */
const OTHER_PICTURES = 10
const OTHER_STRIDE = 7

/** The fixations in ten other pictures: where people look whatever there is to see. */
export function elsewhere<T>(pictures: readonly { fixations: T[] }[], i: number): T[] {
  return Array.from(
    { length: Math.min(OTHER_PICTURES, pictures.length - 1) },
    (_, k) => pictures[(i + (k + 1) * OTHER_STRIDE) % pictures.length]!.fixations
  ).flat()
}
