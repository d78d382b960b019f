import { wordsOf } from '../../language'

export const words = wordsOf('ui/video', {
  phases: {
    uploading: 'Handing over the video',
    analysing: 'Analysing frame by frame',
    downloading: 'Fetching the map'
  },
  choose: 'Choose a video',
  chooseForBoth: 'Choose the video to see both in step',
  dropHere: 'or drop it here',
  dropLimits: 'or drop it here: a .webm of up to 60 seconds and 100 MB',
  reading: (name: string) => `Reading “${name}”…`,
  notAnalysable: (name: string) => `“${name}” cannot be analysed`,
  notShowable: (name: string) => `“${name}” cannot be shown`,
  seconds: (seconds: string) => `${seconds} seconds`,
  size: (width: number, height: number) => `${width} × ${height} px`,
  change: 'Change',
  video: 'video',
  another: 'Another video',
  /** Named in sentences about what was sent. */
  theVideo: 'The video',
  lastLook: (every: number, ago: string) =>
    `Glance asks every ${every} seconds whether it is done. Last asked ${ago} ago. You can close the panel: it goes on when you open it again.`,
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
    loop: 'Loop',
    opacity: 'Opacity',
    showMap: 'Show map',
    withMap: (title: string) => `${title} with its attention map`,
    mapAlone: (title: string) => `${title}: its attention map alone`,
    mapOf: (title: string) => `Attention map of ${title}`,
    meaning: 'Where people will probably look at this moment.',
    stretched: 'The map’s own times do not fit this video: it is stretched to its length.',
    still:
      'The service sent this map as one picture. If it moves, it plays by itself, not in step with the video.',
    unplayable: 'The video cannot be played here. Its map can, and key frames can be placed.'
  },
  keyFrames: {
    title: 'Key frames',
    notPlaceable: (why: string) => `${why}: key frames cannot be placed on the canvas.`,
    withVideo: 'Evenly spaced moments as pictures on the canvas, each with its map over it.',
    mapsAlone: 'Evenly spaced moments as pictures on the canvas, the maps alone.',
    howMany: 'How many key frames',
    place: 'Place key frames',
    phases: { drawing: 'Drawing the pictures', placing: 'Placing them on the canvas' },
    ongoing: (phase: string) => `${phase}…`,
    show: 'Show them',
    placed: {
      title: 'The key frames are on the canvas',
      text: 'In one frame beside your design. One undo removes it.'
    },
    cancelled: {
      title: 'Nothing was placed',
      text: 'You cancelled before the key frames were on the canvas.'
    },
    failed: 'The key frames were not placed',
    /** Named where Figma cannot read a picture. */
    thePicture: (time: string) => `the picture at ${time}`,
    theMap: (time: string) => `the map at ${time}`
  }
})
