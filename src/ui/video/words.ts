import { wordsOf } from '../../language'

export const words = wordsOf('ui/video', {
  phases: {
    uploading: 'Handing over the video',
    analysing: 'Analysing frame by frame',
    downloading: 'Fetching the map'
  },
  choose: 'Choose a video',
  dropLimits: 'or drop it here: a .webm of up to 60 seconds and 100 MB',
  reading: (name: string) => `Reading “${name}”…`,
  notAnalysable: (name: string) => `“${name}” cannot be analysed`,
  seconds: (seconds: string) => `${seconds} seconds`,
  size: (width: number, height: number) => `${width} × ${height} px`,
  change: 'Change',
  video: 'video',
  another: 'Another video',
  /** Named in sentences about what was sent. */
  theVideo: 'The video',
  goesOn: 'You can close the panel: it goes on when you open it again.',
  uploadStopped: (host: string) =>
    `The upload is stopped and nothing is analysed. What has arrived stays in the storage of ${host} until it is cleared there.`,
  noAddOn: {
    title: 'This account has no video add-on (dynamic-saliency)',
    text: (host: string, name: string) =>
      `${host} does not analyse videos for your key; “${name}” was not sent. Ask the provider for the add-on, check the address in Settings, or analyse on this device.`
  },
  player: {
    name: 'Player',
    play: 'Play',
    pause: 'Pause',
    time: 'Time',
    at: (now: string, end: string) => `${now} of ${end}`,
    showMap: 'Show map',
    withMap: (title: string) => `${title} with its attention map`,
    mapOf: (title: string) => `Attention map of ${title}`,
    meaning: 'Where people will probably look at this moment.',
    still:
      'The service sent this map as one picture. If it moves, it plays by itself, not in step with the video.',
    unplayable: 'The video cannot be played here.'
  }
})
