// Loaded into every part by the starter: when the starter is gone, however it went, the part stops too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
