// The files themselves, not the folder's index: the panel must not carry the engine beside its Worker.
export { ENGINE_VERSION } from '../perception/engine-version'
export { isTooSmall } from '../perception/scores/too-little'
export { legendOf } from '../perception/draw/legends'
