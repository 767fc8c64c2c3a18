import type { Course } from '../tags.js';
import { algoritma } from './algoritma-dan-struktur-data/algoritma.js';
import { strukturData } from './algoritma-dan-struktur-data/struktur-data.js';
import { erd } from './basis-data/erd.js';
import { normalisasi } from './basis-data/normalisasi.js';
import { sql } from './basis-data/sql.js';
import { routing } from './jaringan-komputer/routing.js';
import { switching } from './jaringan-komputer/switching.js';
import { tcpIp } from './jaringan-komputer/tcp-ip.js';
import { ai } from './kecerdasan-buatan/ai.js';
import { machineLearning } from './kecerdasan-buatan/machine-learning.js';
import { neuralNetwork } from './kecerdasan-buatan/neural-network.js';
import type { Question } from './model.js';
import { inheritance } from './pemrograman-berorientasi-objek/inheritance.js';
import { java } from './pemrograman-berorientasi-objek/java.js';
import { oop } from './pemrograman-berorientasi-objek/oop.js';
import { polymorphism } from './pemrograman-berorientasi-objek/polymorphism.js';
import { css } from './pemrograman-web/css.js';
import { html } from './pemrograman-web/html.js';
import { javascript } from './pemrograman-web/javascript.js';
import { react } from './pemrograman-web/react.js';

export const questionBank: Record<Course, Question[]> = {
  'Algoritma dan Struktur Data': [...algoritma, ...strukturData],
  'Pemrograman Web': [...html, ...css, ...javascript, ...react],
  'Basis Data': [...sql, ...normalisasi, ...erd],
  'Pemrograman Berorientasi Objek': [...oop, ...java, ...inheritance, ...polymorphism],
  'Jaringan Komputer': [...tcpIp, ...routing, ...switching],
  'Kecerdasan Buatan': [...machineLearning, ...neuralNetwork, ...ai],
};
