// The file itself, not the folder's index: the panel must not carry the engine beside its Worker.
export { ENGINE_VERSION } from '../../perception/engine-version'
