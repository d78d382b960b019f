/** A thumbnail as a record keeps it: two pixels, a white and a black one. No frame of a test looks like it. */
export const sampleThumbnail = {
  scale: 1,
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP8//8/IyMjAA8FAwJTWu7mAAAAAElFTkSuQmCC'
}
