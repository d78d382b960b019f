import { VIDEO_MAX_BYTES } from '../../interface'
import { unfitVideo } from './unfit-video'

/** Refuses a video file, of `bytes` bytes, that no service takes. Throws InvalidInputError. */
export function checkFileSize(bytes: number): void {
  if (bytes === 0) throw unfitVideo('The video file is empty.', 'Choose another file.')
  if (bytes > VIDEO_MAX_BYTES) {
    throw unfitVideo('The video file is larger than 100 MB.', 'Make the video shorter or smaller.')
  }
}
