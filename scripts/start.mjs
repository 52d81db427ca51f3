import { INSTALL_COMMAND, needsInstallation } from './installation.mjs';
import { run } from './system.mjs';

// Only Node's own modules may be imported statically: on a fresh clone nothing is installed yet.
const OLDEST_NODE = [20, 19];

requireNode();
if (needsInstallation()) runOrStop(INSTALL_COMMAND);
runOrStop(['npm', 'run', 'build']);
await startServer();

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  stop(`Footmark needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** @param {readonly string[]} command */
function runOrStop(command) {
  if (!run(command)) stop(`"${command.join(' ')}" failed; its messages are above.`);
}

async function startServer() {
  const { serve } = await import('./serve.mjs');
  try {
    const server = await serve();
    console.log(`\nFootmark is at http://localhost:${server.address().port} (Ctrl+C stops it)`);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    stop(`Port ${error.port} is in use. Choose another: PORT=8080 npm start`);
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
