/**
 * A part of a picture that a viewer would call one thing; a `place` lies on what is too large to be one, such as a
 * photograph. The box is in parts of the picture.
 */
export interface FoundArea {
  kind: 'text' | 'face' | 'picture' | 'control' | 'group' | 'place'
  box: readonly [x: number, y: number, width: number, height: number]
}
