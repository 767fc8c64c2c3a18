import type { Messages } from '../messages/messages.js';

/** The lecturers' guide. */
export const guide: Messages['guide'] = {
  title: 'Who sees what, and when',
  lead: 'A guide for lecturers: holding back a question set or its key until its time.',
  upload: 'Upload questions',
  ownSets: 'My question sets',
  text: `
## In short

You decide two things, as you upload or at any time after: **who** may look, and **from when**. Answer key and test cases go together, apart from the questions, and are never more open than they are.

| Choice | Visitors | Students | Lecturers | You and administrators |
| --- | --- | --- | --- | --- |
| Everyone | yes | yes | yes | yes |
| Students and lecturers | no | yes | yes | yes |
| Lecturers only | no | no | yes | yes |
| Only me | no | no | no | yes |

For those who may not see it a question set is not there: no search finds it, no count counts it, and its address answers as a wrong address does.

## Holding back the key until the exam

![The part Access of the upload form: questions for students and lecturers, and a date at which the key opens]({form})

1. Open **Upload questions**, fill in the form as ever, and go to **Access**.
2. Under **Who may see it**, choose for example *Students and lecturers*.
3. Under **The key opens**, type a date and a time (WIB), or press one of the buttons above them.
4. Read the sentence below. It says exactly what is going to happen.

Leave **The questions open** empty where the questions may be seen at once. Fill it in where all of the set has to wait, such as questions that are uploaded before their exam.

## What students see

![The preview as students see it: in place of the key stands when it opens]({preview})

Cards have a lock with words. In the preview stands in place of the key when it opens, and the page opens it by itself when the moment comes. There is nothing for you to do then.

## Changing it later

![My question sets with the column Access, two sets chosen, and the button Change access]({own-sets})

In **My question sets**, the column **Access** says who sees each set.

- One set: **Edit**, then the part **Access**.
- Several at once: tick them, then **Change access**.
- To see what came of it: **See as** a lecturer, a student, or a visitor.

A change holds at once. What people have downloaded already cannot be taken back.

## Who has opened it

![The history of a set, its part Who opened it, with names, files, and ways]({reads})

**History** of each set has every change, whoever made it. **Who opened it** names who opened a file while it was not open to everyone, when, and how. It is kept for 180 days, and only you and administrators see it.

## Getting there sooner

- **Ctrl+K** (**Command+K** on a Mac) opens any page or action by its name, such as *upload*.
- **?** lists all shortcuts of the keyboard; there that key can be switched off.
- **/** takes you to the search field.
- **Select several** above the results of a search, or the boxes in **My question sets**, then **Download ZIP**: up to 50 sets in one file.
`,
};

/** Looking at sets as somebody else does. */
export const viewAs: Messages['viewAs'] = {
  label: 'See as',
  readers: { me: 'Me', lecturer: 'Lecturer', user: 'Student', visitor: 'Visitor' },
  list: (reader) =>
    `This list is as others see it: ${reader}. A set that you open still looks as it does to you.`,
};
