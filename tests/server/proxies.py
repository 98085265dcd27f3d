"""The proxies of `deploy/`, from the system's packages, with exactly the settings that we ship.

Only addresses, ports and places of certificates are other ones.
"""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from stellwerk.server.drills.node import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"


class NotInstalledError(RuntimeError):
    """What this test is about is no part of this machine."""


class Proxy:
    """Answers at `base` until `stop`; `authority` is the certificate that vouches for it."""

    def __init__(self, folder: Path, command: Sequence[str], port: int, authority: Path) -> None:
        self.base = f"https://localhost:{port}"
        self.authority = authority
        self._log = folder / "proxy.log"
        places = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **places})
        end = time.monotonic() + 60
        while not self._answers(port):
            assert time.monotonic() < end and self._process.poll() is None, self._log.read_text()[-2000:]
            time.sleep(0.05)

    def _answers(self, port: int) -> bool:
        try:
            trusted = ssl.create_default_context(cafile=str(self.authority))
            with socket.create_connection(("127.0.0.1", port), timeout=2) as line:
                trusted.wrap_socket(line, server_hostname="localhost").close()
        except OSError:  # also while there is no certificate yet
            return False
        return True

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:  # Caddy waits for whoever is still connected
            self._process.kill()
            self._process.wait()


def nginx(folder: Path, nodes: Sequence[int]) -> Proxy:
    program, certificate, key = _found("nginx"), folder / "cert.pem", folder / "key.pem"
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([_found("openssl"), *made, *names], check=True, capture_output=True)
    port, plain = free_port(), free_port()
    site = _shipped(
        "nginx.conf",
        {
            "127.0.0.1:8001": f"127.0.0.1:{nodes[0]}",
            "127.0.0.1:8002": f"127.0.0.1:{nodes[1]}",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen [::]:80;": "",
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            "listen [::]:443 ssl http2;": "",
            "play.example": "localhost",
            "/etc/letsencrypt/live/localhost/fullchain.pem": str(certificate),
            "/etc/letsencrypt/live/localhost/privkey.pem": str(key),
        },
    )
    (folder / "site.conf").write_text(site)
    rooms = "\n".join(
        f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; {'user root;' if os.geteuid() == 0 else ''}\n"
        f"events {{}}\nhttp {{ access_log off; {rooms} include {folder}/site.conf; }}\n"
    )
    return Proxy(folder, [program, "-p", str(folder), "-c", str(folder / "nginx.conf")], port, certificate)


def caddy(folder: Path, nodes: Sequence[int]) -> Proxy:
    program, port = _found("caddy"), free_port()
    site = _shipped(
        "Caddyfile",
        {
            "127.0.0.1:8001": f"127.0.0.1:{nodes[0]}",
            "127.0.0.1:8002": f"127.0.0.1:{nodes[1]}",
            "play.example": f"localhost:{port}",
        },
    )
    # Its own authority signs for localhost; this machine need not trust it, nor is port 80 ours.
    options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(options + site)
    command = [program, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return Proxy(folder, command, port, folder / "caddy/pki/authorities/local/root.crt")


def _shipped(name: str, changes: Mapping[str, str]) -> str:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, f"{name} has no {old} any more"
        text = text.replace(old, new)
    return text


def _found(program: str) -> str:
    path = shutil.which(program, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"]))
    if path is None:
        raise NotInstalledError(f"{program} is not installed; `make proxies` installs what it may")
    return path
