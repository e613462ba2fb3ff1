import { type FolderFile, textFile } from './folder-file.ts';
import type { Target } from './targets.ts';

/** A window of its own, minimised to the taskbar; with arguments the command line, in this window. */
const windows = `@echo off
if not "%~1"=="" (
  "%~dp0program\\node.exe" "%~dp0program\\rokade.js" %*
  exit /b
)
start "Rokade" /min "%~dp0program\\node.exe" "%~dp0program\\rokade.js" open
`;

/** Starts the program in the folder of this file, from any current folder and through links to it. */
const shell = `#!/bin/sh
self=$0
while [ -L "$self" ]; do
  link=$(readlink -- "$self")
  case $link in
    /*) self=$link ;;
    *) self=$(dirname -- "$self")/$link ;;
  esac
done
here=$(CDPATH= cd -- "$(dirname -- "$self")" && pwd)
[ $# -gt 0 ] || set -- open
exec "$here/program/node" "$here/program/rokade.js" "$@"
`;

/** %k is the path of this file. After a failure the window waits, so that the user can read it. */
const desktop = `[Desktop Entry]
Type=Application
Name=Rokade
Comment=Chess tournaments
Exec=sh -c '"$(dirname "$1")/rokade.sh" || read -r line' sh %k
Terminal=true
Categories=Game;BoardGame;
`;

/** The files to double-click, by system. */
const starts: Readonly<Record<Target['system'], readonly FolderFile[]>> = {
  windows: [textFile('Rokade.cmd', windows.replaceAll('\n', '\r\n'))],
  macos: [textFile('Rokade.command', shell, true)],
  linux: [textFile('rokade.sh', shell, true), textFile('Rokade.desktop', desktop, true)],
};

const readMe = (start: string): string => `Rokade

English: Double-click ${start}. The browser shows Rokade; it runs as long as its window is open.
  The data are in your documents, in the folder Rokade. To update, unpack the new folder anywhere,
  close the old Rokade and start the new one.
Dansk: Dobbeltklik på ${start}. Browseren viser Rokade; programmet kører, så længe dets vindue er
  åbent. Data ligger i dine dokumenter, i mappen Rokade. Ny udgave: pak den nye mappe ud et
  vilkårligt sted, luk den gamle Rokade, og start den nye.
Deutsch: ${start} doppelt anklicken. Der Browser zeigt Rokade; es läuft, solange sein Fenster offen
  ist. Die Daten liegen in den Dokumenten im Ordner Rokade. Neue Version: den neuen Ordner irgendwo
  entpacken, das alte Rokade schließen und das neue starten.
`;

/** The files to start with, and what users should know before. */
export function startFiles({ system }: Pick<Target, 'system'>): readonly FolderFile[] {
  const own = starts[system];
  const start = own.at(-1)?.path ?? '';
  const text = readMe(start).replaceAll('\n', '\r\n');
  return [...own, textFile('README.txt', text)];
}
